import { pointGet, type Answer } from '@harbour/protocol'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../api/call.ts'
import { isMember, useSession } from '../../api/session.ts'

export type PointsBalance = Pick<Answer<typeof pointGet>, 'balance' | 'terms'>

/** A member's points, and what the brand makes of them; undefined for who is none, and until the server has said. */
export function usePointsBalance(): PointsBalance | undefined {
  const member = useSession(({ user }) => isMember(user))
  const { data } = useQuery({ ...query(pointGet, {}, { background: true, handles: 'all' }), enabled: member, refetchOnMount: 'always' })
  return member ? data : undefined
}
