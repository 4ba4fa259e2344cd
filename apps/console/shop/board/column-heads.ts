import { BellRing, Bike, ChefHat, PackageCheck, type LucideIcon } from 'lucide-react'
import { m } from '../../paraglide/messages.js'
import type { Column } from '../orders/order-columns.ts'

/** The icon and the name of each column; `brief` where four stand on one line. */
export const heads: Record<Column, { icon: LucideIcon; words: () => string; brief: () => string }> = {
  new: { icon: BellRing, words: m.board_new, brief: m.board_tab_new },
  making: { icon: ChefHat, words: m.board_making, brief: m.board_making },
  ready: { icon: PackageCheck, words: m.board_ready, brief: m.board_tab_ready },
  out: { icon: Bike, words: m.board_out, brief: m.board_tab_out },
}
