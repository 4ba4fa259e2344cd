import { pictureUpload, UploadedPicture, encode, replyStatuses, type Reply } from '@harbour/protocol'
import { languageIds } from '@harbour/rules'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { uploadPicture } from '../../modules/catalogue/pictures/keep-picture.ts'
import { pictureShown } from '../../modules/catalogue/pictures/picture-shown.ts'
import type { Staff } from '../../platform/call.ts'
import { Refused, refuseCommon } from '../../platform/handle.ts'
import { localize } from '../../platform/localized-text.ts'
import { bothOf } from '../../platform/rate-limits.ts'
import { telemetry } from '../../platform/telemetry/telemetry.ts'
import { admitStaff } from '../admit-staff.ts'
import { faultOf } from '../dispatcher.ts'
import { done } from '../refusal-messages.ts'
import { sendReply } from '../send-reply.ts'
import { refusedReply } from '../wire.ts'

type Upload = { Querystring: Record<string, unknown>; Body: Buffer | undefined }

/** The most uploads of a process at once: each may fill its memory with as much as a picture may have. */
const mostAtOnce = 4

/**
 * `POST /uploads/pictures`: a picture as the body, by somebody of the staff whose key is the bearer token and whose device is in the query. Who it is, is asked
 * before any of it is read.
 */
export function addPictureUpload(app: FastifyInstance, context: Context): void {
  const admitted = new WeakMap<FastifyRequest<Upload>, Staff>()
  let underWay = 0

  async function admit(request: FastifyRequest<Upload>, reply: FastifyReply): Promise<void> {
    if (context.drainState.draining) throw refuseCommon('DRAINING')
    const retryAfter = await bothOf(context.limits.call(request.ip))
    if (retryAfter !== undefined) throw refuseCommon('TOO_MANY_REQUESTS', { retryAfter })
    const key = /^Bearer (\S{1,200})$/.exec(request.headers.authorization ?? '')?.[1] ?? ''
    const deviceId = typeof request.query.deviceId === 'string' ? request.query.deviceId : ''
    const staff = await admitStaff({ definition: pictureUpload, key, deviceId, input: {} }, context)
    // Whose connection is gone by now has no end that would be told.
    if (underWay === mostAtOnce || reply.raw.destroyed || reply.raw.socket === null)
      throw refuseCommon('TOO_MANY_REQUESTS', { retryAfter: 5 })
    underWay++
    reply.raw.once('close', () => underWay--)
    admitted.set(request, staff)
  }

  async function keep(request: FastifyRequest<Upload>): Promise<Reply> {
    const caller = admitted.get(request)
    if (!caller) throw refuseCommon('SESSION_EXPIRED')
    const kept = await uploadPicture(request.body ?? Buffer.alloc(0), { ...context, caller, logId: request.id })
    if (typeof kept === 'string') throw new Refused(kept, null)
    const data = encode(UploadedPicture, pictureShown(kept))
    return { status: replyStatuses.done, msg: localize(done, stampOf(request, context).language), data, ...rest(request, context) }
  }

  app.post<Upload>(pictureUpload.path, {
    bodyLimit: pictureUpload.mostBytes,
    onRequest: admit,
    errorHandler: (error, request, reply) => void finish(reply, refusalOf(error, request, context), context),
    handler: async (request, reply) => finish(reply, await keep(request), context),
  })
}

const rest = ({ id }: FastifyRequest, { clock }: Pick<Context, 'clock'>) => ({ logId: id, serverTime: clock.now() })

/** The language of an answer's words; anything unclear is Chinese. */
function stampOf(request: FastifyRequest<Upload>, context: Pick<Context, 'clock'>) {
  return { language: request.query.langType === '2' ? languageIds.en : languageIds.tc, ...rest(request, context) }
}

function refusalOf(error: Error & { code?: string }, request: FastifyRequest<Upload>, context: Context): Reply {
  const stamp = stampOf(request, context)
  if (error instanceof Refused) return refusedReply(error, stamp)
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return refusedReply({ code: 'PICTURE_TOO_LARGE', data: null }, stamp)
  if (error.code === 'FST_ERR_CTP_INVALID_CONTENT_LENGTH' || error.code === 'ECONNRESET')
    return refusedReply({ code: 'PICTURE_BROKEN', data: null }, stamp) // gone in mid-sentence
  context.log.error({ logId: stamp.logId, action: pictureUpload.name, fault: faultOf(error) })
  telemetry.faulted({ fault: error, where: pictureUpload.name })
  return refusedReply({ code: 'INTERNAL', data: null }, stamp)
}

function finish(reply: FastifyReply, answer: Reply, { log, metrics }: Pick<Context, 'log' | 'metrics'>): FastifyReply {
  const call = { action: pictureUpload.name, status: answer.status, code: answer.code, ms: Math.round(reply.elapsedTime * 10) / 10 }
  log.info({ logId: answer.logId, ...call })
  metrics.call(call)
  return sendReply(reply, answer)
}
