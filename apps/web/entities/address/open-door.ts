import type { Point } from '@harbour/rules'
import { brand } from '../../api/region.ts'
import { language } from '../../lib/locale.ts'
import { draftStore } from '../../lib/persisted-store.ts'
import { orderLocation, setOrderLocation, type Address, type OrderLocation } from '../location/order-location.ts'
import { doorGaps, noDoor, withDoor, type Door } from './door.ts'
import { openDoorKind } from './open-door-kind.ts'

/** The door of a delivery that its guest has yet to say: the place, as much as is typed, what is missing, and the address that it makes. */
export type OpenDoor = {
  place: { building: string; kind: string }
  door: Door
  gaps: (keyof Door)[]
  address: Address
}

type DoorDraft = { at: Point | null; door: Door }

/** A door as far as it is typed, and its place. Lasts through a reload. */
const useDoorDraft = draftStore<DoorDraft>(`door-draft-${brand()}`, { at: null, door: noDoor })

const samePlace = (a: Point, b: Point) => a.lat === b.lat && a.lng === b.lng

/** The door that the address of a delivery still lacks; undefined where it lacks none. */
export function useOpenDoor(where: Pick<OrderLocation, 'address' | 'openDoor'>): OpenDoor | undefined {
  const draft = useDoorDraft()
  const kind = openDoorKind(where)
  const { address } = where
  if (kind === undefined || !address) return undefined
  const door = draft.at && samePlace(draft.at, address) ? draft.door : noDoor
  return { place: { building: address.building, kind }, door, gaps: doorGaps(kind, door), address: withDoor(address, door, language()) }
}

/** Writes part of the door at a place; the rest stays as it is by now. */
export function writeDoor({ lat, lng }: Point, change: Partial<Door>) {
  useDoorDraft.setState(({ at, door }) => ({
    at: { lat, lng },
    door: { ...(at && samePlace(at, { lat, lng }) ? door : noDoor), ...change },
  }))
}

/** Asks for the door of the chosen address, which has none: another tab's older app chose it so, and the server does not take it. */
export function askDoor() {
  const { address } = orderLocation()
  if (address) setOrderLocation({ openDoor: { lat: address.lat, lng: address.lng, kind: 'estate' } })
}

/** Nothing of what was typed is kept. */
export const forgetDoor = () => useDoorDraft.setState({ at: null, door: noDoor })
