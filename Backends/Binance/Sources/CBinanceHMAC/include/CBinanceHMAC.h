#ifndef C_BINANCE_HMAC_H
#define C_BINANCE_HMAC_H

#include <stddef.h>

// OpenSSL's HMAC-SHA256 (RFC 2104), for platforms without CryptoKit: writes 32 bytes to `digest` and returns 1, or returns 0
// when the library refuses. No header of OpenSSL is included here, so that Swift never imports one.
#if defined(__linux__)
int binance_hmac_sha256(const void *key, size_t key_length, const void *message, size_t message_length,
                        void *digest);
#endif

#endif
