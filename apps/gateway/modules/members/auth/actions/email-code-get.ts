import { emailCodeGet } from '@harbour/protocol'
import { handle } from '../deps.ts'
import { refuse } from '../../../../platform/handle.ts'
import { sendCode } from '../send-code.ts'

export const emailCodeGetAction = handle(emailCodeGet, async (_content, call) => {
  const member = await call.members.find(call.caller.userId)
  if (!member?.email) throw refuse(emailCodeGet, 'EMAIL_MISSING')
  const { email, userId, emailVerifiedAt } = member
  const trust = { knownAs: userId, confirmed: emailVerifiedAt !== null }
  const sent = await sendCode({ purpose: 'email', account: { email, target: email }, userId, trust }, call)
  if ('refused' in sent) throw refuse(emailCodeGet, sent.refused, { retryAfter: sent.retryAfter })
  return sent
})
