#ifndef C_DIGEST_H
#define C_DIGEST_H

// The first byte of the HMAC-SHA256 of two C strings, by OpenSSL.
int hmac_sha256_digest(const char *key, const char *message);

#endif
