#ifndef C_DIGEST_H
#define C_DIGEST_H

// Computes the HMAC-SHA256 of two C strings with OpenSSL, and returns its first byte.
int hmac_sha256_digest(const char *key, const char *message);

#endif
