import { createCipheriv, createECDH, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import type { BrowserKeys } from '../../modules/push/push-sender.ts'

/** The secrets drawn anew for each message; the tests draw what the standard has drawn. */
export type Draw = { privateKey: Buffer; salt: Buffer }

const recordSize = 4096

/** A message that only this browser can open: `aes128gcm` of RFC 8188, under the keys of RFC 8291. */
export function encryptFor({ p256dh, auth }: BrowserKeys, message: Buffer, drawn?: Draw): Buffer {
  const own = createECDH('prime256v1')
  if (drawn) own.setPrivateKey(drawn.privateKey)
  else own.generateKeys()
  const salt = drawn?.salt ?? randomBytes(16)
  const theirs = Buffer.from(p256dh, 'base64url')
  const shared = hmac(Buffer.from(auth, 'base64url'), own.computeSecret(theirs))
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, own.getPublicKey(), Buffer.from([1])])
  const material = hmac(shared, info)
  const key = derived(material, { salt, info: 'Content-Encoding: aes128gcm\0', length: 16 })
  const nonce = derived(material, { salt, info: 'Content-Encoding: nonce\0', length: 12 })
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  // One record, and 2 says that it is the last one.
  const sealed = Buffer.concat([cipher.update(message), cipher.update(Buffer.from([2])), cipher.final(), cipher.getAuthTag()])
  return Buffer.concat([headerOf(salt, own.getPublicKey()), sealed])
}

const hmac = (key: Buffer, data: Buffer) => createHmac('sha256', key).update(data).digest()

function derived(material: Buffer, { salt, info, length }: { salt: Buffer; info: string; length: number }): Buffer {
  return Buffer.from(hkdfSync('sha256', material, salt, info, length))
}

function headerOf(salt: Buffer, publicKey: Buffer): Buffer {
  const size = Buffer.alloc(5)
  size.writeUInt32BE(recordSize)
  size.writeUInt8(publicKey.length, 4)
  return Buffer.concat([salt, size, publicKey])
}
