import { m } from '../../paraglide/messages.js'
import type { Address } from '../location/order-location.ts'

/** The door of a delivery in one line: the building, the floor and, where there is one, the flat; an address of the partner's says them in its first words. */
export function addressWords({ building, floor, flat }: Pick<Address, 'building' | 'floor' | 'flat'>): string {
  if (floor === '') return building
  return flat === '/' ? m.order_door_without_flat({ building, floor }) : m.address_door({ building, floor, flat })
}
