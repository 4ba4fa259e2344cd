import { createRemoteJWKSet, errors, jwtVerify, type JWTVerifyGetKey } from 'jose'
import type { VendorConnection } from './vendor-connection.ts'
import type { PartnerToken } from '../../modules/vouchers/voucher-vendor.ts'

export type TokenSettings = { jwksUrl: string; audience: string; issuer: string }

/** No two clocks agree: a token lives this much longer. */
const toleranceSeconds = 30
/** A token says itself how long it is good; one that is good for longer is none of the partner's. */
const longestMs = 10 * 60_000

/**
 * Reads the tokens with which the partner's app opens us. Its keys are kept for ten minutes; for a key that is not among them they are asked
 * for anew, no oftener than somebody is waited for.
 */
export function tokenReader({ jwksUrl, audience, issuer }: TokenSettings, { clock, patienceMs }: VendorConnection) {
  const published = createRemoteJWKSet(new URL(jwksUrl), { timeoutDuration: patienceMs, cooldownDuration: patienceMs })
  const key: JWTVerifyGetKey = (header, token) => {
    if (typeof header.kid !== 'string') throw new errors.JWKSNoMatchingKey()
    return published(header, token)
  }
  return async function readToken(idtoken: string): Promise<PartnerToken | 'refused' | 'unknown'> {
    const now = clock.now()
    const asked = { algorithms: ['ES256', 'RS256'], audience, issuer, currentDate: new Date(now), clockTolerance: toleranceSeconds }
    try {
      const { payload } = await jwtVerify(idtoken, key, { ...asked, requiredClaims: ['exp', 'sub', 'jti'] })
      const { sub: subject = '', jti: tokenId = '', exp = 0 } = payload
      const endsAt = (exp + toleranceSeconds) * 1000
      return subject !== '' && tokenId !== '' && endsAt - now <= longestMs ? { subject, tokenId, endsAt } : 'refused'
    } catch (fault) {
      return fault instanceof errors.JOSEError && faultsOfTokens.has(fault.code) ? 'refused' : 'unknown'
    }
  }
}

/** Any other fault is that the keys could not be had. */
const faultsOfTokens = new Set([
  errors.JOSEAlgNotAllowed.code,
  errors.JOSENotSupported.code,
  errors.JWSInvalid.code,
  errors.JWSSignatureVerificationFailed.code,
  errors.JWTInvalid.code,
  errors.JWTExpired.code,
  errors.JWTClaimValidationFailed.code,
  errors.JWKSNoMatchingKey.code,
  errors.JWKSMultipleMatchingKeys.code,
])
