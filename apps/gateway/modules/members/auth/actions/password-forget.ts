import { passwordForget } from '@harbour/protocol'
import { handle } from '../deps.ts'
import { refuse } from '../../../../platform/handle.ts'
import { readAccount } from '../account-name.ts'
import { unmetBotCheck } from '../unmet-bot-check.ts'
import { mayAskForCode, nobody } from '../login-limits.ts'
import { requesterTrust } from '../requester-trust.ts'
import { sendCode } from '../send-code.ts'

export const passwordForgetAction = handle(passwordForget, async ({ account: typed, captchaToken, botCheck }, call) => {
  const account = readAccount(typed, call.brand)
  if (!account) throw refuse(passwordForget, 'ACCOUNT_INVALID')
  const challenge = await unmetBotCheck(passwordForget, botCheck, call)
  if (challenge) throw refuse(passwordForget, 'BOT_CHECK_REQUIRED', challenge)
  if (!(await mayAskForCode(captchaToken, call))) throw refuse(passwordForget, 'CAPTCHA_REQUIRED')
  const member = await call.members.reachableBy(account)
  const trust = await requesterTrust({ userId: member?.userId, confirmed: true }, call)
  // Of nobody's code everything is kept and judged as of a member's, so that neither takes longer.
  const sent = await sendCode({ purpose: 'reset', account, userId: member?.userId ?? nobody, trust, silent: !member }, call)
  if ('refused' in sent) throw refuse(passwordForget, sent.refused, { retryAfter: sent.retryAfter })
  return sent
})
