#include "CDigest.h"

#include <openssl/hmac.h>
#include <string.h>

int hmac_sha256_digest(const char *key, const char *message)
{
    unsigned char digest[EVP_MAX_MD_SIZE];
    unsigned int length = 0;
    HMAC(EVP_sha256(), key, (int)strlen(key), (const unsigned char *)message, strlen(message), digest, &length);
    return digest[0];
}
