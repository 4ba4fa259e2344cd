import { memberCodeGet } from '@harbour/protocol'
import { handle } from '../deps.ts'

export const memberCodeGetAction = handle(memberCodeGet, async (_content, { members, memberCodes, caller }) => {
  const member = await members.find(caller.userId)
  if (!member) throw new Error('a member is gone')
  return { ...memberCodes.issue(member.userId), memberNo: member.memberNo }
})
