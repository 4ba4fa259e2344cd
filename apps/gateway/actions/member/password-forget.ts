import { passwordForget } from '@harbour/protocol'
import { handle, refuse } from '../../handle.ts'
import { readAccount } from '../../members/account.ts'
import { mayAskForCode } from '../../members/security-check.ts'
import { sendCode } from '../../members/send-code.ts'

export const passwordForgetAction = handle(passwordForget, async ({ account: typed, captchaToken }, call) => {
  const account = readAccount(typed, call.brand)
  if (!account) throw refuse(passwordForget, 'ACCOUNT_INVALID')
  if (!(await mayAskForCode(captchaToken, call))) throw refuse(passwordForget, 'CAPTCHA_REQUIRED')
  const member = await call.members.reachableBy(account)
  const sent = await sendCode({ purpose: 'reset', account, userId: member?.userId ?? null, silent: !member }, call)
  if ('refused' in sent) throw refuse(passwordForget, sent.refused, { retryAfter: sent.retryAfter })
  return sent
})
