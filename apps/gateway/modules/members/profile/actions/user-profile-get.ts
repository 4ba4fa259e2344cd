import { userProfileGet } from '@harbour/protocol'
import { handle } from '../deps.ts'
import { memberProfile, visitorProfile } from '../profile.ts'

export const userProfileGetAction = handle(userProfileGet, async (_input, { caller, members }) => {
  const member = caller.visitor ? undefined : await members.find(caller.userId)
  return member ? memberProfile(member) : visitorProfile(caller)
})
