#ifndef C_DIGEST_H
#define C_DIGEST_H

// One HMAC-SHA256 by OpenSSL of two C strings; the digest's first byte.
int hmac_sha256_digest(const char *key, const char *message);

#endif
