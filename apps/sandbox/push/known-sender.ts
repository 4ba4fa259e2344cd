import { createPublicKey, verify } from 'node:crypto'
import * as v from 'valibot'
import { parse } from '../parse.ts'

const Claims = v.object({ aud: v.string(), exp: v.number(), sub: v.pipe(v.string(), v.regex(/^(mailto:|https:)/)) })

/** The public key of a sender who has signed for this service and not too far ahead (RFC 8292); undefined for anybody else. */
export function knownSender(header: string | undefined, origin: string): string | undefined {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]{87})$/.exec(header ?? '') ?? []
  const [head = '', body = '', signature = ''] = token.split('.')
  const claims = v.safeParse(Claims, parse(Buffer.from(body, 'base64url').toString()))
  if (!claims.success || claims.output.aud !== origin) return undefined
  const ahead = claims.output.exp - Date.now() / 1000
  if (ahead <= 0 || ahead > 24 * 3600) return undefined
  const signed = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key: publicKey(key), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  return signed ? key : undefined
}

function publicKey(raw: string) {
  const bytes = Buffer.from(raw, 'base64url')
  const part = (from: number, to: number) => bytes.subarray(from, to).toString('base64url')
  return createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: part(1, 33), y: part(33, 65) }, format: 'jwk' })
}
