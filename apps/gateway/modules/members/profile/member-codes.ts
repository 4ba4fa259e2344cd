import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Instant } from '@harbour/rules'
import type { Clock } from '../../../platform/clock.ts'

/** The text of the membership QR: whose it is and until when, signed. Nothing of it can be read without the installation's secret. */
export type MemberCodes = { issue(userId: string): { code: string; expiresAt: Instant }; read(code: string): string | undefined }

const lastsMs = 60_000
/** A till's picture of a code that has just been replaced. */
const graceMs = 5_000
const prefix = 'HBM1.'

/** Codes of 60 seconds; a till may read one for five seconds more. */
export function createMemberCodes(secret: Buffer, clock: Clock): MemberCodes {
  const sign = (body: Buffer) => createHmac('sha256', secret).update(body).digest().subarray(0, 16)
  const veil = (expiry: Buffer) => createHmac('sha256', secret).update('veil').update(expiry).digest().subarray(0, 16)
  return {
    issue(userId) {
      const expiresAt = clock.now() + lastsMs
      const expiry = Buffer.alloc(6)
      expiry.writeUIntBE(expiresAt, 0, 6)
      const body = Buffer.concat([expiry, mix(Buffer.from(userId.replaceAll('-', ''), 'hex'), veil(expiry))])
      return { code: prefix + Buffer.concat([body, sign(body)]).toString('base64url'), expiresAt }
    },
    read(code) {
      const bytes = code.startsWith(prefix) ? Buffer.from(code.slice(prefix.length), 'base64url') : Buffer.alloc(0)
      if (bytes.length !== 38) return undefined
      const [expiry, body] = [bytes.subarray(0, 6), bytes.subarray(0, 22)]
      if (!timingSafeEqual(bytes.subarray(22), sign(body)) || clock.now() >= expiry.readUIntBE(0, 6) + graceMs) return undefined
      return guid(mix(body.subarray(6), veil(expiry)))
    },
  }
}

function mix(one: Buffer, other: Buffer): Buffer {
  return Buffer.from(one.map((byte, at) => byte ^ (other[at] ?? 0)))
}

function guid(bytes: Buffer): string {
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
