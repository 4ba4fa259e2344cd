import { createECDH, createHash, createPrivateKey, sign, type KeyObject } from 'node:crypto'

/** The proof to push services and browsers that a message is ours: a key pair of P-256 (RFC 8292). */
export type PushKeys = { publicKey: string; signingKey: KeyObject }

/** The keys of the settings' private key, 32 bytes in base64url. Refuses what is none. */
export function readPushKeys(privateKey: string): PushKeys {
  return keysOf(Buffer.from(privateKey, 'base64url'))
}

/** The keys that a secret of this installation stands for: the same for as long as it is. */
export function pushKeysOf(secret: Buffer): PushKeys {
  // One secret in four billion is no key of this curve; then its hash is.
  try {
    return keysOf(secret)
  } catch {
    return pushKeysOf(createHash('sha256').update(secret).digest())
  }
}

function keysOf(privateKey: Buffer): PushKeys {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(privateKey)
  const publicKey = pair.getPublicKey()
  const [x, y] = [publicKey.subarray(1, 33), publicKey.subarray(33)].map((part) => part.toString('base64url'))
  const jwk = { kty: 'EC', crv: 'P-256', x, y, d: privateKey.toString('base64url') }
  return { publicKey: publicKey.toString('base64url'), signingKey: createPrivateKey({ key: jwk, format: 'jwk' }) }
}

type Signed = { audience: string; subject: string; expires: number }

/** The header by which a push service knows us: for this service alone, until then, and whom to ask about it. */
export function vapidHeader({ publicKey, signingKey }: PushKeys, { audience, subject, expires }: Signed): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const claim = `${part({ typ: 'JWT', alg: 'ES256' })}.${part({ aud: audience, exp: Math.round(expires / 1000), sub: subject })}`
  const signature = sign('sha256', Buffer.from(claim), { key: signingKey, dsaEncoding: 'ieee-p1363' })
  return `vapid t=${claim}.${signature.toString('base64url')}, k=${publicKey}`
}
