import type { ShopNow } from '@harbour/protocol'
import { CircleCheck, ClockAlert, Flame, Moon, OctagonPause, WifiOff } from 'lucide-react'
import { useAtServerTime } from '../../../lib/server-clock.ts'
import { Pill } from '../../ui/Pill.tsx'
import { signOf, type Sign } from './shop-sign.ts'
import { signLooks, stateWords } from './state-words.ts'

/** The icons of the signs. */
export const signIcons = {
  offline: WifiOff,
  late: ClockAlert,
  paused: OctagonPause,
  busy: Flame,
  open: CircleCheck,
  closed: Moon,
} satisfies Record<Sign, unknown>

/** The state of a shop now, in a word with its icon. */
export function StatePill({ shop }: { shop: ShopNow }) {
  const sign = signOf(shop)
  const words = useAtServerTime((now) => stateWords(shop, now))
  return (
    <Pill look={signLooks[sign]} icon={signIcons[sign]}>
      {words}
    </Pill>
  )
}
