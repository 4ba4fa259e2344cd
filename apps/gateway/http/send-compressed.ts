import type { IncomingMessage } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { matchesEtag } from './matches-etag.ts'

/** A file in memory with its compressed forms, as far as it has them; `etag` names its content. */
export type Compressed = { plain: Buffer; gzip?: Buffer; brotli?: Buffer; etag: string }

/**
 * Answers with the smallest form that the other side takes, or with 304 where it has the file already. Where the reply says 404, it is what that looks like, and
 * no file: it has no tag, and stays 404 whatever the other side has.
 */
export function sendCompressed(request: FastifyRequest, reply: FastifyReply, file: Compressed): FastifyReply {
  const missing = reply.statusCode === 404
  if (!missing) reply.header('etag', file.etag)
  const { 'if-none-match': _, ...untagged } = request.headers
  const form = formFor(missing ? { headers: untagged } : request, file)
  if (form === 'known') return reply.code(304).send()
  if (form.encoding !== undefined) reply.header('content-encoding', form.encoding)
  return reply.send(form.body)
}

/** The smallest form of a file that whoever asks for it takes; `known` where they have it already. */
export function formFor(
  { headers }: Pick<IncomingMessage, 'headers'>,
  { plain, gzip, brotli, etag }: Compressed,
): 'known' | { body: Buffer; encoding?: string } {
  if (matchesEtag(etag, headers['if-none-match'])) return 'known'
  const accepted = headers['accept-encoding']?.toString() ?? ''
  if (brotli && accepts(accepted, 'br')) return { body: brotli, encoding: 'br' }
  if (gzip && accepts(accepted, 'gzip')) return { body: gzip, encoding: 'gzip' }
  return { body: plain }
}

/** `br;q=0` says that it is not welcome. */
function accepts(accepted: string, coding: string): boolean {
  return accepted.split(',').some((part) => {
    const [name, weight] = part.split(';')
    return name?.trim().toLowerCase() === coding && !/^\s*q=0(\.0*)?\s*$/.test(weight ?? '')
  })
}
