import { addMinutes, type Minutes } from '@harbour/rules'
import type { Clock } from '../../platform/clock.ts'
import { sendRequest } from '../http-request.ts'
import { encryptFor } from './encrypt.ts'
import { isPushEndpoint } from './is-push-endpoint.ts'
import { vapidHeader, type PushKeys } from './push-keys.ts'
import type { PushOutcome, PushSender } from '../../modules/push/push-sender.ts'

const patienceMs = 8000
const signedFor: Minutes = 60

export type PushSenderDeps = { keys: PushKeys; subject: string; origins: readonly string[]; clock: Clock }

/** Sends messages to browsers over the push services that these bring (RFC 8030); no service can read them. */
export function createPushSender({ keys, subject, origins, clock }: PushSenderDeps): PushSender {
  const knows = (endpoint: string) => isPushEndpoint(endpoint, origins)
  return {
    publicKey: keys.publicKey,
    knows,
    async send({ endpoint, ...browser }, { payload, topic, until, urgency }) {
      if (!knows(endpoint)) return 'gone'
      // Push services have the real time, whatever the gateway's clock tries.
      const signed = { audience: new URL(endpoint).origin, subject, expires: addMinutes(Date.now(), signedFor) }
      const headers = {
        authorization: vapidHeader(keys, signed),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(Math.max(0, Math.round((until - clock.now()) / 1000))),
        urgency,
        topic,
      }
      const body = new Uint8Array(encryptFor(browser, Buffer.from(JSON.stringify(payload))))
      const request = { provider: 'webPush', url: endpoint, method: 'POST', headers, body } as const
      return outcomeOf((await sendRequest(request, AbortSignal.timeout(patienceMs)))?.status)
    },
  }
}

function outcomeOf(status: number | undefined): PushOutcome {
  if (status === undefined) return 'unsure'
  if (status === 404 || status === 410) return 'gone'
  return status >= 200 && status < 300 ? 'sent' : 'refused'
}
