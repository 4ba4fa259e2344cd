import { createHash, randomUUID } from 'node:crypto'
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type CryptoKey, type JWK } from 'jose'

/** The ways in which a token is right or wrong: `again` is the last one that the guest was given. */
export const tokenKinds = ['good', 'again', 'expired', 'audience', 'issuer', 'key', 'kid', 'unsigned'] as const
export type TokenKind = (typeof tokenKinds)[number]

export type PartnerTokens = ReturnType<typeof createPartnerTokens>

type Key = { kid: string; privateKey: CryptoKey; jwk: JWK }

const issuer = 'https://pearl.example'
const audience = 'harbour'
const lifetime = 5 * 60

/** A partner's member as tokens name them: always the same, and nothing of the phone. */
export const subjectOf = (phone: string) => `pearl-${createHash('sha256').update(phone).digest('hex').slice(0, 20)}`

/** The tokens with which the partner's app opens pages inside it: JWTs that are good for five minutes, and the keys that they are signed with. */
export function createPartnerTokens(now: () => number) {
  let keys: Promise<Key[]> = newKey().then((key) => [key])
  const last = new Map<string, string>()

  async function issue(phone: string, kind: TokenKind): Promise<string> {
    const seconds = Math.floor(now() / 1000) - (kind === 'expired' ? 2 * lifetime : 0)
    const times = { iat: seconds, exp: seconds + lifetime }
    const claims = {
      iss: kind === 'issuer' ? 'https://elsewhere.example' : issuer,
      aud: kind === 'audience' ? 'another-shop' : audience,
      sub: subjectOf(phone),
      jti: randomUUID(),
      ...times,
    }
    if (kind === 'unsigned') return new UnsecuredJWT(claims).encode()
    const [real] = await keys
    if (!real) throw new Error('there is no key')
    const { privateKey } = kind === 'key' || kind === 'kid' ? await newKey() : real
    const kid = kind === 'kid' ? randomUUID() : real.kid
    return new SignJWT(claims).setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid }).sign(privateKey)
  }

  return {
    async issue(phone: string, kind: TokenKind): Promise<string> {
      const before = kind === 'again' ? last.get(phone) : undefined
      const token = before ?? (await issue(phone, kind))
      last.set(phone, token)
      return token
    },
    /** A new key signs from now on; the one before is still published, the others are gone. */
    rotate: () => void (keys = Promise.all([newKey(), keys]).then(([fresh, [before]]) => (before ? [fresh, before] : [fresh]))),
    /** A new key signs from now on, and no other is published any more. */
    replace: () => void (keys = newKey().then((key) => [key])),
    published: async () => ({ keys: (await keys).map(({ jwk }) => jwk) }),
  }
}

async function newKey(): Promise<Key> {
  const { privateKey, publicKey } = await generateKeyPair('ES256')
  const kid = randomUUID()
  return { kid, privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg: 'ES256', use: 'sig' } }
}
