import { staffAccessGet } from '@harbour/protocol'
import { handle } from '../deps.ts'
import { canReach } from '../staff-member.ts'

export const staffAccessGetAction = handle(staffAccessGet, async (_input, { caller, catalogue, staff, staffSessions }) => {
  const [people, ways, open] = await Promise.all([staff.list(), staff.waysIn(), staffSessions.everybodys()])
  const reached = new Set(people.filter(({ grants }) => canReach({ own: caller.grants, grants }, catalogue)).map(({ staffId }) => staffId))
  const sessions = Map.groupBy(open, ({ staffId }) => staffId)
  return {
    people: ways
      .filter(({ staffId }) => reached.has(staffId))
      .map((way) => ({
        ...way,
        sessions: (sessions.get(way.staffId) ?? []).map(({ deviceName, ...session }) => ({ ...session, device: deviceName })),
      })),
  }
})
