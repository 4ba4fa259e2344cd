import { captchaSms } from '@harbour/protocol'
import { handle, refuse } from '../../handle.ts'
import { readAccount } from '../../members/account.ts'
import { sendCode } from '../../members/send-code.ts'

export const captchaSmsAction = handle(captchaSms, async ({ account: typed }, call) => {
  const account = readAccount(typed, call.brand)
  if (!account) throw refuse(captchaSms, 'ACCOUNT_INVALID')
  const sent = await sendCode({ purpose: 'check', account, userId: null }, call)
  if ('refused' in sent) throw refuse(captchaSms, sent.refused, { retryAfter: sent.retryAfter })
  return sent
})
