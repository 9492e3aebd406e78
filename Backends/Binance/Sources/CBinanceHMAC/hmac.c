#include "CBinanceHMAC.h"

#if defined(__linux__)
#include <limits.h>
#include <openssl/hmac.h>

int binance_hmac_sha256(const void *key, size_t key_length, const void *message, size_t message_length,
                        void *digest)
{
    if (key_length > INT_MAX)
        return 0;
    return HMAC(EVP_sha256(), key, (int)key_length, message, message_length, digest, NULL) != NULL;
}
#endif
