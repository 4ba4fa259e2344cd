import { useAtNow } from '../../stores/clock.ts'
import { slotWords } from '../../stores/when.ts'

/** The slot that the guest has chosen, as one would say it now. */
export function SlotTime({ start }: { start: number }) {
  return useAtNow((now) => slotWords(start, now))
}
