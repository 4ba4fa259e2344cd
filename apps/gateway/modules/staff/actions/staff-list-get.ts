import { staffListGet } from '@harbour/protocol'
import { handle } from '../deps.ts'
import { canReach, staffShown } from '../staff-member.ts'

export const staffListGetAction = handle(staffListGet, async (_input, { caller, catalogue, staff }) => {
  const people = await staff.list()
  return { staff: people.filter(({ grants }) => canReach({ own: caller.grants, grants }, catalogue)).map(staffShown) }
})
