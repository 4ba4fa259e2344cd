import { memberDelete } from '@harbour/protocol'
import { refuse } from '../../../platform/handle.ts'
import { handle } from '../deps.ts'
import { fullAccessMember } from '../full-access-member.ts'

export const memberDeleteAction = handle(memberDelete, async ({ userId, reason, words }, call) => {
  const member = await fullAccessMember(userId, call)
  if (!member) throw refuse(memberDelete, 'MEMBER_UNKNOWN')
  const done = { action: memberDelete.name, subject: member.userId, after: { reason, words } }
  const removed = await call.members.remove(member.userId, (rows) => call.audit.write(rows, done, call))
  if (!removed) throw refuse(memberDelete, 'MEMBER_ORDERS_LIVE')
  await call.sessions.signOut(member.userId, 'everywhere')
  return removed
})
