import { useServerTimeValue } from '../../lib/server-clock.ts'
import { slotWords } from '../../lib/when-words.ts'

/** The slot that the guest has chosen, as one would say it now. */
export function SlotTime({ start }: { start: number }) {
  return useServerTimeValue((now) => slotWords(start, now))
}
