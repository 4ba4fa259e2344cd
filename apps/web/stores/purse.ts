import { pointGet, type Answer } from '@harbour/protocol'
import { useQuery } from '@tanstack/react-query'
import { query } from '../call.ts'
import { isMember, useSession } from './session.ts'

export type Purse = Pick<Answer<typeof pointGet>, 'balance' | 'terms'>

/** A member's points, and what the brand makes of them; undefined for who is none, and until the server has said. */
export function usePurse(): Purse | undefined {
  const member = useSession(({ user }) => isMember(user))
  const { data } = useQuery({ ...query(pointGet, {}, { background: true, handles: 'all' }), enabled: member, refetchOnMount: 'always' })
  return member ? data : undefined
}
