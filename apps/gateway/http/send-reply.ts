import type { Reply } from '@harbour/protocol'
import type { FastifyReply } from 'fastify'
import { httpStatus } from './wire.ts'

/** Sends the answer of a call, with what HTTP has to say about it. */
export function sendReply(reply: FastifyReply, answer: Reply): FastifyReply {
  const { retryAfter } = (answer.data ?? {}) as { retryAfter?: number } // only the refusal of too many calls has it
  if (answer.code === 'TOO_MANY_REQUESTS') reply.header('retry-after', retryAfter)
  if (answer.code === 'DRAINING') reply.header('retry-after', 5).header('connection', 'close')
  return reply
    .code(httpStatus(answer))
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify(answer))
}
