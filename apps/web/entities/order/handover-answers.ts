import type { Handover } from '@harbour/rules'
import { m } from '../../paraglide/messages.js'

/** The way in which a delivery changes hands, after a colon: "Handover: contact-free". */
export const handoverAnswers: Record<Handover, () => string> = {
  hand: m.handover_by_hand,
  door: m.handover_at_door,
  locker: m.handover_in_locker,
}
