import type { Place } from '@harbour/protocol'
import type { Language, Point } from '@harbour/rules'
import { brand } from '../../api/region.ts'
import { draftStore } from '../../lib/persisted-store.ts'
import type { Address } from '../location/order-location.ts'
import { withDetail } from './place-names.ts'
import type { AddressTag } from './saved-addresses.ts'

/** The part of an address that no list of places knows: the number in a street or the block of an estate, the floor and the flat. */
export type Door = { detail: string; floor: string; flat: string }

/** A door with what else its guest may say of it: the title of whoever opens, a note for the rider, and the word that it is kept under (spec 3.2, 3.5, 5.11). */
export type KeptDoor = Door & { title?: string; note?: string; tag?: AddressTag }

export const noDoor: Door = { detail: '', floor: '', flat: '' }

type DoorDraft = { at: Point | null; door: KeptDoor }

/** A door as far as it is typed, and its place. Lasts through a reload. */
export const useDoorDraft = draftStore<DoorDraft>(`door-draft-${brand()}`, { at: null, door: noDoor })

/** The door at a place as far as it has been typed; an empty one where none has. */
export const doorAt = ({ lat, lng }: Point, { at, door }: DoorDraft = useDoorDraft.getState()): KeptDoor =>
  at?.lat === lat && at.lng === lng ? door : noDoor

/** Tells whether a place needs a number or a block before a rider finds the door: a street does, an estate may, a tower does not. */
export function detailOf(kind: string): 'needed' | 'possible' | 'none' {
  if (kind === 'street' || kind === 'district' || kind === 'station') return 'needed'
  return kind === 'tower' ? 'none' : 'possible'
}

const longestBuilding = 80

/** The number of characters of detail that fit beside the name of the place. */
export const detailLimit = ({ building }: Pick<Place, 'building'>) => Math.min(40, longestBuilding - building.length - 2)

/** The parts of a door that are still to be said, in the order of the form (spec 5.12). */
export function doorGaps(kind: string, door: Door): (keyof Door)[] {
  const asked: (keyof Door)[] = detailOf(kind) === 'needed' ? ['detail', 'floor', 'flat'] : ['floor', 'flat']
  return asked.filter((part) => door[part].trim() === '')
}

/** A place with its door and the note for its rider, as orders keep it. */
export function withDoor(place: Place, { detail, floor, flat, note }: Door & { note?: string }, language: Language): Address {
  const { building, district, fullAddress, lat, lng } = place
  return {
    building: withDetail(building, detail.trim(), language),
    district,
    fullAddress,
    lat,
    lng,
    floor: floor.trim(),
    flat: flat.trim(),
    ...(note?.trim() && { note: note.trim() }),
  }
}
