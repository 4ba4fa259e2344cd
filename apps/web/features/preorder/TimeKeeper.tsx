import { formatDate } from '@harbour/rules'
import { CalendarClock } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { m } from '../../paraglide/messages.js'
import { useTimeQuestion } from '../../entities/location/time-question.ts'
import { serverNow, serverTimeKnown, useServerTimeValue } from '../../lib/server-clock.ts'
import { useWantedAt } from '../../entities/location/order-time.ts'
import { setOrderLocation, shopOf, useOrderLocation } from '../../entities/location/order-location.ts'
import { useSlots } from '../../entities/shop/slots.ts'
import { whenWords } from '../../lib/when-words.ts'
import { showToast } from '../../lib/toast.ts'

/**
 * Watches over the time that the guest has chosen: once it has passed, has filled up, or is not offered where they now order, it is
 * let go and they are told, with the way to another.
 */
export function TimeKeeper() {
  const where = useOrderLocation()
  const { wantedAt } = where
  const passed = useServerTimeValue((now) => serverTimeKnown() && wantedAt != null && wantedAt <= now)
  const lost = useLost()
  const { ask } = useTimeQuestion()
  const dropTime = useEffectEvent((at: number) => {
    const when = whenWords(at, serverNow()).trim()
    const shop = shopOf(where)?.name
    setOrderLocation({ wantedAt: null })
    const text = passed || !shop ? m.preorder_passed({ when }) : m.preorder_lost({ when, shop })
    showToast({ text, icon: CalendarClock, action: { label: m.preorder_another(), onPress: ask } })
  })
  const gone = passed || lost
  // The choice is kept outside React, and the toast stands outside the screens.
  useEffect(() => {
    if (gone && wantedAt != null) dropTime(wantedAt)
  }, [gone, wantedAt])
  return null
}

/** Tells whether the shop does not offer the chosen time any more. Unknown is not lost. */
function useLost(): boolean {
  const wantedAt = useWantedAt()
  const day = wantedAt === null ? undefined : formatDate(wantedAt)
  const { data, isPlaceholderData } = useSlots(day, wantedAt !== null)
  if (!data || isPlaceholderData || wantedAt === null || data.day !== day) return false
  return !data.slots.some(({ start, left }) => start === wantedAt && left > 0)
}
