import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'

/** The least that anybody signs money with. */
const leastBits = 2048

/** An RSA key as PEM, or as the bare base64 of its DER that dashboards hand out; undefined where it is neither, or is too short. */
export const privateRsaKey = (text: string): KeyObject | undefined =>
  rsaKey(() => (isPem(text) ? createPrivateKey(text) : createPrivateKey({ key: der(text), format: 'der', type: 'pkcs8' })))

export const publicRsaKey = (text: string): KeyObject | undefined =>
  rsaKey(() => (isPem(text) ? createPublicKey(text) : createPublicKey({ key: der(text), format: 'der', type: 'spki' })))

function rsaKey(read: () => KeyObject): KeyObject | undefined {
  try {
    const key = read()
    return key.asymmetricKeyType === 'rsa' && (key.asymmetricKeyDetails?.modulusLength ?? 0) >= leastBits ? key : undefined
  } catch {
    return undefined
  }
}

const isPem = (text: string) => text.trimStart().startsWith('-----BEGIN ')
const der = (text: string) => Buffer.from(text, 'base64')
