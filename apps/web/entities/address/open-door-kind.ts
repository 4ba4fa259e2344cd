import type { OrderLocation } from '../location/order-location.ts'

/** The kind of place whose door is still to be said; undefined where it is known, and where there is none. */
export function openDoorKind({ address, openDoor }: Pick<OrderLocation, 'address' | 'openDoor'>): string | undefined {
  if (!address || !openDoor || address.floor !== '') return undefined
  return address.lat === openDoor.lat && address.lng === openDoor.lng ? openDoor.kind : undefined
}
