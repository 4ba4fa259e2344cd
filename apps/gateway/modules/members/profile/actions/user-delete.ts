import { userDelete } from '@harbour/protocol'
import { handle } from '../deps.ts'
import { refuse } from '../../../../platform/handle.ts'
import { judgeOwnPassword } from '../../auth/judge-own-password.ts'

export const userDeleteAction = handle(userDelete, async ({ password }, call) => {
  const { members, sessions, caller } = call
  const verdict = await judgeOwnPassword(password, caller.userId, call)
  if (verdict !== 'right') throw refuse(userDelete, verdict)
  const removed = await members.remove(caller.userId)
  if (!removed) throw refuse(userDelete, 'ORDERS_ON_THE_WAY')
  await sessions.signOut(caller.userId, 'everywhere')
  return removed
})
