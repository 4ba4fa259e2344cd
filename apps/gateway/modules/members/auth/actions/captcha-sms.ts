import { captchaSms } from '@harbour/protocol'
import { handle } from '../deps.ts'
import { refuse } from '../../../../platform/handle.ts'
import { readAccount } from '../account-name.ts'
import { unmetBotCheck } from '../unmet-bot-check.ts'
import { requesterTrust } from '../requester-trust.ts'
import { sendCode } from '../send-code.ts'

export const captchaSmsAction = handle(captchaSms, async ({ account: typed, password, botCheck }, call) => {
  const account = readAccount(typed, call.brand)
  if (!account) throw refuse(captchaSms, 'ACCOUNT_INVALID')
  const challenge = await unmetBotCheck(captchaSms, botCheck, call)
  if (challenge) throw refuse(captchaSms, 'BOT_CHECK_REQUIRED', challenge)
  const lock = await call.members.lockOf(account)
  const { userId, passwordHash, confirmed = false } = lock ?? {}
  const trust = await requesterTrust({ userId, confirmed, password, passwordHash }, call)
  const sent = await sendCode({ purpose: 'check', account, userId: null, trust }, call)
  if ('refused' in sent) throw refuse(captchaSms, sent.refused, { retryAfter: sent.retryAfter })
  return sent
})
