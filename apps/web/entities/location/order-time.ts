import { useServerTimeValue } from '../../lib/server-clock.ts'
import { useOrderLocation } from './order-location.ts'

/** The start of the slot that the guest has chosen for a preorder, as long as it lies ahead; null: as soon as it can be. */
export function useWantedAt(): number | null {
  const { wantedAt } = useOrderLocation()
  const ahead = useServerTimeValue((now) => wantedAt != null && wantedAt > now) // a place kept before preorders existed has none
  return ahead ? wantedAt : null
}

/** The time that the order is for: of its slot, or now. What is served is judged at this time. Zero while pre-rendering. */
export function useOrderTime(): number {
  const wantedAt = useWantedAt()
  return useServerTimeValue((now) => wantedAt ?? now)
}
