import { cardGet, type SavedCard } from '@harbour/protocol'
import { useQuery } from '@tanstack/react-query'
import { query } from '../call.ts'
import { isMember, useSession } from './session.ts'

/** The card that a member has saved, and pays with wherever a card pays; nobody asks for a guest. */
export function useSavedCard(): SavedCard | undefined {
  const member = useSession(({ user }) => isMember(user))
  const { data } = useQuery({ ...query(cardGet, {}, { background: true, handles: 'all' }), enabled: member })
  return member ? data?.cards[0] : undefined
}
