import { timeSlotAt, type TimeSlot } from '@harbour/rules'
import type { Slot } from '../../entities/shop/slots.ts'

export type SlotGroup = { part: TimeSlot; slots: Slot[] }

/** The slots of a day by the parts of the day (spec 4.6), in their order; what runs past midnight is a part of its own. */
export function slotGroups(slots: readonly Slot[]): SlotGroup[] {
  return slots.reduce<SlotGroup[]>((groups, slot) => {
    const part = timeSlotAt(slot.start)
    const last = groups.at(-1)
    if (last?.part !== part) return [...groups, { part, slots: [slot] }]
    return [...groups.slice(0, -1), { part, slots: [...last.slots, slot] }]
  }, [])
}
