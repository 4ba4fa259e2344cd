import { createDecipheriv, createHmac, hkdfSync, type ECDH } from 'node:crypto'

/** The secrets that a browser keeps to itself. */
export type BrowserSecrets = { pair: ECDH; auth: Buffer }

/** Opens a message of one record as a browser does (RFC 8188, RFC 8291). Refuses whatever was not sealed for it. */
export function openSealed(sealed: Buffer, { pair, auth }: BrowserSecrets): string {
  const salt = sealed.subarray(0, 16)
  const keyLength = sealed.readUInt8(20)
  const sender = sealed.subarray(21, 21 + keyLength)
  const record = sealed.subarray(21 + keyLength)
  if (record.length > sealed.readUInt32BE(16)) throw new RangeError('more than one record')
  const shared = hmac(auth, pair.computeSecret(sender))
  const material = hmac(shared, Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender, Buffer.from([1])]))
  const part = (info: string, length: number) => Buffer.from(hkdfSync('sha256', material, salt, `Content-Encoding: ${info}\0`, length))
  const cipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12))
  cipher.setAuthTag(record.subarray(-16))
  const padded = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()])
  const end = padded.lastIndexOf(2)
  if (end < 0) throw new RangeError('the record has no end')
  return padded.subarray(0, end).toString()
}

const hmac = (key: Buffer, data: Buffer) => createHmac('sha256', key).update(data).digest()
