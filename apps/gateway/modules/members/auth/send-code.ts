import { createHmac, randomInt } from 'node:crypto'
import type { SentCode } from '@harbour/protocol'
import type { Call } from './deps.ts'
import { refuseCommon } from '../../../platform/handle.ts'
import type { CodePurpose } from './code-store.ts'
import { maskedTarget, type AccountName } from './account-name.ts'
import { takeCode, type RequesterTrust } from './code-quotas.ts'
import { codeMessage } from './code-message.ts'

const seconds = 1000
const lasts = 10 * 60 * seconds
const resendAfter = 60 * seconds

/** `userId`: whose code it is; where nobody has it, it is judged like any other. `silent`: it is kept, and never sent. */
export type CodeRequest = { purpose: CodePurpose; account: AccountName; userId: string | null; trust: RequesterTrust; silent?: boolean }
export type Unsent = { refused: 'SMS_TOO_SOON' | 'SMS_TOO_MANY'; retryAfter: number }

/** Makes a code of six digits for ten minutes, sends it beside the call, and says how it stands; or why it is too early for another. */
export async function sendCode({ purpose, account, userId, trust, silent = false }: CodeRequest, call: Call): Promise<SentCode | Unsent> {
  const taken = await takeCode({ account, trust }, call)
  if (typeof taken === 'object') {
    const { refused, retryAfter } = taken
    if (refused === 'TOO_MANY_REQUESTS') throw refuseCommon(refused, { retryAfter })
    return { refused, retryAfter }
  }
  const now = call.clock.now()
  const [smsId, code] = [call.ids.secret().slice(0, 22), String(randomInt(1_000_000)).padStart(6, '0')]
  const [sentAt, expiresAt] = [now, now + lasts]
  const { target } = account
  const kept = { codeId: smsId, purpose, deviceId: call.deviceId, target, userId, codeHash: codeHash(smsId, code), sentAt, expiresAt }
  const message = codeMessage({ account, purpose, code, language: call.language, domain: call.settings.messages.smsDomain })
  const goes = silent || taken === 'keep' ? call.messenger.pretend : call.messenger.send
  await call.codes.keep(kept, (rows) => goes(rows, message, { userId, at: now, until: expiresAt }))
  return { smsId, sentTo: maskedTarget(target), expiresAt, resendAt: now + resendAfter }
}

/** Six digits are few; what keeps them from being tried out at leisure is that each code has its own id, five tries and ten minutes. */
export function codeHash(codeId: string, code: string): Buffer {
  return createHmac('sha256', codeId).update(code.replaceAll(/\s/g, '')).digest()
}
