import { createHmac, randomInt } from 'node:crypto'
import type { SentCode } from '@harbour/protocol'
import type { Call } from '../context.ts'
import { refuseAtDoor } from '../handle.ts'
import type { CodePurpose } from '../store/codes.ts'
import { maskedTarget, type AccountName } from './account.ts'
import { codeMessage } from './code-words.ts'

const seconds = 1000
const minutes = 60 * seconds
const lasts = 10 * minutes
const resendAfter = 60 * seconds
/** A device may have so many to one target in half an hour, and everybody together so many in a day. */
const most = { fromHere: 4, within: 30 * minutes, aDay: 12 }

/** `userId`: whose code it is; null where nobody has it: it is judged like any other, and nothing is sent. */
export type CodeWish = { purpose: CodePurpose; account: AccountName; userId: string | null; silent?: boolean }
export type Unsent = { refused: 'SMS_TOO_SOON' | 'SMS_TOO_MANY'; retryAfter: number }

/** Makes a code of six digits for ten minutes, sends it beside the call, and says how it stands; or why it is too early for another. */
export async function sendCode({ purpose, account, userId, silent = false }: CodeWish, call: Call): Promise<SentCode | Unsent> {
  const now = call.clock.now()
  const unsent = await tooMany(account.target, call)
  if (unsent) return unsent
  const retryAfter = await call.limits.code(call.address)
  if (retryAfter !== undefined) throw refuseAtDoor('TOO_MANY_REQUESTS', { retryAfter })
  const [smsId, code] = [call.ids.secret().slice(0, 22), String(randomInt(1_000_000)).padStart(6, '0')]
  const [sentAt, expiresAt] = [now, now + lasts]
  const { target } = account
  await call.codes.keep({
    codeId: smsId,
    purpose,
    deviceId: call.deviceId,
    target,
    userId,
    codeHash: codeHash(smsId, code),
    sentAt,
    expiresAt,
  })
  if (!silent)
    call.messenger.send(codeMessage({ account, purpose, code, language: call.language, domain: call.settings.messages.smsDomain }))
  return { smsId, sentTo: maskedTarget(target), expiresAt, resendAt: now + resendAfter }
}

async function tooMany(target: string, { codes, clock, deviceId }: Call): Promise<Unsent | undefined> {
  const now = clock.now()
  const sent = await codes.sentTo(target, { since: now - 24 * 60 * minutes, deviceId })
  const fromHere = sent.filter((each) => each.fromHere && each.sentAt > now - most.within)
  const [last] = fromHere
  if (last && now < last.sentAt + resendAfter) return { refused: 'SMS_TOO_SOON', retryAfter: inSeconds(last.sentAt + resendAfter - now) }
  const first = fromHere[most.fromHere - 1]
  if (first) return { refused: 'SMS_TOO_MANY', retryAfter: inSeconds(first.sentAt + most.within - now) }
  const earliest = sent[most.aDay - 1]
  return earliest && { refused: 'SMS_TOO_MANY', retryAfter: inSeconds(earliest.sentAt + 24 * 60 * minutes - now) }
}

const inSeconds = (ms: number) => Math.max(1, Math.ceil(ms / seconds))

/** Six digits are few; what keeps them from being tried out at leisure is that each code has its own id, five tries and ten minutes. */
export function codeHash(codeId: string, code: string): Buffer {
  return createHmac('sha256', codeId).update(code.replaceAll(/\s/g, '')).digest()
}
