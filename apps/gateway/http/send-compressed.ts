import type { FastifyReply, FastifyRequest } from 'fastify'
import { matchesEtag } from './etag.ts'

/** A file in memory with its compressed forms, as far as it has them; `etag` names its content. */
export type Compressed = { plain: Buffer; gzip?: Buffer; brotli?: Buffer; etag: string }

/** Answers with the smallest form that the other side takes, or with 304 where it has the file already. */
export function sendCompressed(request: FastifyRequest, reply: FastifyReply, file: Compressed): FastifyReply {
  reply.header('etag', file.etag)
  if (matchesEtag(file.etag, request.headers['if-none-match'])) return reply.code(304).send()
  const accepted = request.headers['accept-encoding'] ?? ''
  if (file.brotli && accepts(accepted, 'br')) return reply.header('content-encoding', 'br').send(file.brotli)
  if (file.gzip && accepts(accepted, 'gzip')) return reply.header('content-encoding', 'gzip').send(file.gzip)
  return reply.send(file.plain)
}

/** `br;q=0` says that it is not welcome. */
function accepts(accepted: string, coding: string): boolean {
  return accepted.split(',').some((part) => {
    const [name, weight] = part.split(';')
    return name?.trim().toLowerCase() === coding && !/^\s*q=0(\.0*)?\s*$/.test(weight ?? '')
  })
}
