import { passwordUpdate } from '@harbour/protocol'
import { unmetPasswordNeeds } from '@harbour/rules'
import { handle } from '../deps.ts'
import { refuse } from '../../../../platform/handle.ts'
import { judgeOwnPassword } from '../judge-own-password.ts'

export const passwordUpdateAction = handle(passwordUpdate, async ({ oldPassword, password }, call) => {
  const { members, sessions, passwords, caller, deviceId } = call
  const missing = unmetPasswordNeeds(password)
  if (missing.length > 0) throw refuse(passwordUpdate, 'PASSWORD_WEAK', { missing })
  const verdict = await judgeOwnPassword(oldPassword, caller.userId, call)
  if (verdict !== 'right') throw refuse(passwordUpdate, verdict)
  if (oldPassword.normalize('NFKC') === password.normalize('NFKC')) throw refuse(passwordUpdate, 'PASSWORD_SAME')
  await members.setPassword(caller.userId, await passwords.hash(password))
  return { signedOut: await sessions.signOut(caller.userId, { exceptOn: deviceId }) }
})
