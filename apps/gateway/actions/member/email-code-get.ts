import { emailCodeGet } from '@harbour/protocol'
import { handle, refuse } from '../../handle.ts'
import { sendCode } from '../../members/send-code.ts'

export const emailCodeGetAction = handle(emailCodeGet, async (_content, call) => {
  const member = await call.members.find(call.caller.userId)
  if (!member?.email) throw refuse(emailCodeGet, 'EMAIL_MISSING')
  const { email, userId } = member
  const sent = await sendCode({ purpose: 'email', account: { email, target: email }, userId }, call)
  if ('refused' in sent) throw refuse(emailCodeGet, sent.refused, { retryAfter: sent.retryAfter })
  return sent
})
