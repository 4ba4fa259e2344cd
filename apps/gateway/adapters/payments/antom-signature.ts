import { sign, verify, type KeyObject } from 'node:crypto'
import { privateRsaKey, publicRsaKey } from '../../platform/settings/rsa-keys.ts'

/** A message as it is signed: where it was posted to, by or to which client, when, and its very body. */
export type SignedMessage = { path: string; clientId: string; time: string; body: string }
export type AntomKeys = { privateKey: KeyObject; publicKey: KeyObject }

/** Our key, to sign with, and Antom's, to check with; the settings have seen to it that they are keys. */
export function antomKeys(settings: { privateKey: string; publicKey: string }): AntomKeys {
  const [privateKey, publicKey] = [privateRsaKey(settings.privateKey), publicRsaKey(settings.publicKey)]
  if (!privateKey || !publicKey) throw new Error('the keys of Antom are no RSA keys')
  return { privateKey, publicKey }
}

const contentOf = ({ path, clientId, time, body }: SignedMessage) => Buffer.from(`POST ${path}\n${clientId}.${time}.${body}`)

/** The header `signature` of a request: RSA with SHA-256, in base64, encoded as in an address. */
export function signatureOf(message: SignedMessage, privateKey: KeyObject): string {
  const signature = sign('RSA-SHA256', contentOf(message), privateKey).toString('base64')
  return `algorithm=RSA256,keyVersion=1,signature=${encodeURIComponent(signature)}`
}

/** Says whether a header `signature` is of this very message, under this key. */
export function isSignedBy(publicKey: KeyObject, message: SignedMessage, header: string): boolean {
  const { algorithm, signature } = partsOf(header)
  if (algorithm !== 'RSA256' || signature === undefined) return false
  return verify('RSA-SHA256', contentOf(message), publicKey, Buffer.from(decoded(signature), 'base64'))
}

/** Only the first `=` parts a name from its value: base64 ends in more of them. */
const partsOf = (header: string): Partial<Record<string, string>> =>
  Object.fromEntries(header.split(',').map((part) => [part.slice(0, part.indexOf('=')).trim(), part.slice(part.indexOf('=') + 1).trim()]))

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
