import { emailVerify } from '@harbour/protocol'
import { handle } from '../deps.ts'
import { refuse } from '../../../../platform/handle.ts'
import { memberProfile } from '../../profile/profile.ts'
import { codeHash } from '../send-code.ts'

/** A code that went to a mailbox which the member has meanwhile left is over. */
export const emailVerifyAction = handle(emailVerify, async ({ smsId, code }, { codes, members, caller, clock, deviceId }) => {
  const now = clock.now()
  const tried = await codes.attempt({ codeId: smsId, purposes: ['email'], deviceId, codeHash: codeHash(smsId, code), now })
  if (!tried || tried.userId !== caller.userId) throw refuse(emailVerify, 'SMS_CODE_EXPIRED')
  if (!tried.right) throw refuse(emailVerify, 'SMS_CODE_WRONG', { triesLeft: tried.triesLeft })
  await members.confirmEmail(caller.userId, { email: tried.target, at: now })
  const member = await members.find(caller.userId)
  if (member?.email !== tried.target) throw refuse(emailVerify, 'SMS_CODE_EXPIRED')
  return memberProfile(member)
})
