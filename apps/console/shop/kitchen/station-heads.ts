import type { Station } from '@harbour/rules'
import { CupSoda, Drumstick, Pizza, type LucideIcon } from 'lucide-react'
import { m } from '../../paraglide/messages.js'

/** The drawing and the names of each station. */
export const stationHeads: Record<Station, { icon: LucideIcon; words: () => string; brief: () => string }> = {
  oven: { icon: Pizza, words: m.kitchen_oven, brief: m.kitchen_oven_brief },
  fryer: { icon: Drumstick, words: m.kitchen_fryer, brief: m.kitchen_fryer_brief },
  bar: { icon: CupSoda, words: m.kitchen_bar, brief: m.kitchen_bar_brief },
}
