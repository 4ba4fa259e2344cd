import { useAtServerTime } from '../../../lib/server-clock.ts'
import { m } from '../../../paraglide/messages.js'

/** The age of a step, in minutes; from an hour on in hours. */
export function StepAge({ at }: { at: number }) {
  const minutes = useAtServerTime((now) => Math.max(0, Math.floor((now - at) / 60_000)))
  if (minutes < 1) return m.order_just_now()
  return minutes < 60 ? m.order_minutes_ago({ minutes }) : m.order_hours_ago({ hours: Math.floor(minutes / 60) })
}
