import type { Point } from '@harbour/rules'
import { language } from '../../lib/locale.ts'
import { orderLocation, setOrderLocation, type Address, type OrderLocation } from '../location/order-location.ts'
import { doorAt, doorGaps, noDoor, useDoorDraft, withDoor, type Door, type KeptDoor } from './door.ts'
import { openDoorKind } from './open-door-kind.ts'

/** The door of a delivery that its guest has yet to say: the place, as much as is typed, what is missing, and the address that it makes. */
export type OpenDoor = {
  place: { building: string; kind: string }
  door: KeptDoor
  gaps: (keyof Door)[]
  address: Address
}

/** The door that the address of a delivery still lacks; undefined where it lacks none. */
export function useOpenDoor(where: Pick<OrderLocation, 'address' | 'openDoor'>): OpenDoor | undefined {
  const draft = useDoorDraft()
  const kind = openDoorKind(where)
  const { address } = where
  if (kind === undefined || !address) return undefined
  const door = doorAt(address, draft)
  return { place: { building: address.building, kind }, door, gaps: doorGaps(kind, door), address: withDoor(address, door, language()) }
}

/** Writes part of the door at a place; the rest stays as it is by now. */
export function writeDoor({ lat, lng }: Point, change: Partial<KeptDoor>) {
  useDoorDraft.setState((draft) => ({ at: { lat, lng }, door: { ...doorAt({ lat, lng }, draft), ...change } }))
}

/** Asks for the door of the chosen address, which has none: another tab's older app chose it so, and the server does not take it. */
export function askDoor() {
  const { address } = orderLocation()
  if (address) setOrderLocation({ openDoor: { lat: address.lat, lng: address.lng, kind: 'estate' } })
}

/** Nothing of what was typed is kept. */
export const forgetDoor = () => useDoorDraft.setState({ at: null, door: noDoor })
