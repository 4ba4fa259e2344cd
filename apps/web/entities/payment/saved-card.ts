import { cardGet, type SavedCard } from '@harbour/protocol'
import { cardIsOver } from '@harbour/rules'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../api/call.ts'
import { useServerTimeValue } from '../../lib/server-clock.ts'
import { isMember, useSession } from '../../api/session.ts'

/** The card that a member has saved, and pays with wherever a card pays, unless its last month is over; nobody asks for a guest. */
export function useSavedCard(): SavedCard | undefined {
  const member = useSession(({ user }) => isMember(user))
  const { data } = useQuery({ ...query(cardGet, {}, { background: true, handles: 'all' }), enabled: member })
  const card = member ? data?.cards[0] : undefined
  const over = useServerTimeValue((now) => card !== undefined && cardIsOver({ month: card.expiryMonth, year: card.expiryYear }, now))
  return over ? undefined : card
}
