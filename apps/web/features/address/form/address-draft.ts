import type { Place } from '@harbour/protocol'
import type { Language } from '@harbour/rules'
import { savedAddresses, usualTag, type AddressTag, type SavedAddress } from '../../../entities/address/saved-addresses.ts'
import { contactNow } from '../../../entities/contact/contact.ts'
import { draftStore } from '../../../lib/persisted-store.ts'
import type { Address } from '../../../entities/location/order-location.ts'
import { doorGaps, withDoor, type Door } from '../../../entities/address/door.ts'
import { brand } from '../../../api/region.ts'

/** A place found by search, nearby or beneath the pin. Its kind says how much of an address is still missing: a street lacks the number. */
export type PickedPlace = Place & { kind: string }

/** An address while it is being written; the code of the saved one that it changes. */
export type AddressDraft = Door & {
  place: PickedPlace
  title: string
  name: string
  phone: string
  note: string
  tag: AddressTag
  isDefault: boolean
  addressCode?: string
}

const useDraftStore = draftStore<{ draft: AddressDraft | null }>(`address-draft-${brand()}`, { draft: null })

/** The address that is being written; null when none is. Lasts through a reload of the page. */
export const useDraft = (): AddressDraft | null => useDraftStore(({ draft }) => draft)

/** Begins anew with this draft. */
export const begin = (draft: AddressDraft) => useDraftStore.setState({ draft })

/** Writes part of the draft; the rest stays as it is by now, whatever a screen that has yet to be drawn anew still shows. */
export const write = (change: Partial<AddressDraft>) => useDraftStore.setState(({ draft }) => ({ draft: draft && { ...draft, ...change } }))

/** Begins an address at a place, or moves the saved one of a code there; the same place as before keeps what was written about it. */
export function beginAt({ building, district, fullAddress, lat, lng, kind }: PickedPlace, addressCode?: string) {
  const { draft } = useDraftStore.getState()
  const known = draft?.addressCode === addressCode ? draft : null
  const saved = savedAddresses().find((each) => each.addressCode === addressCode)
  const begun = known ?? (saved ? draftOf(saved) : fresh())
  const same = known?.place.building === building && known.place.fullAddress === fullAddress
  const door = same ? {} : { detail: '', floor: '', flat: '' }
  begin({ ...begun, ...door, place: { building, district, fullAddress, lat, lng, kind } })
}

/** Nothing written yet but what is known from before: who took the last order. */
function fresh(): Omit<AddressDraft, 'place'> {
  const known = savedAddresses()
  const title = known.at(-1)?.contact.title ?? ''
  return {
    detail: '',
    floor: '',
    flat: '',
    title,
    ...contactNow(),
    note: '',
    tag: usualTag(known),
    isDefault: known.length === 0,
  }
}

/** A saved address, to be changed; of a kind of place, where its door is not said yet. */
export function draftOf({ addressCode, address, contact, tag, isDefault }: SavedAddress, kind = 'tower'): AddressDraft {
  const { floor, flat, note = '', ...place } = address
  return { place: { ...place, kind }, detail: '', floor, flat, note, ...contact, tag, isDefault, addressCode }
}

export type Gap = keyof Door | 'title' | 'name' | 'phone'

/** The gaps, in the order of the form: the number where the place needs one, the title where there are some to choose from (spec 5.12). */
export function gapsOf({ place, ...draft }: AddressDraft, { titles, phoneGood }: { titles: boolean; phoneGood: boolean }): Gap[] {
  const empty = (gap: 'title' | 'name') => draft[gap].trim() === ''
  const gaps: [Gap, boolean][] = [
    ['title', titles && empty('title')],
    ['name', empty('name')],
    ['phone', !phoneGood],
  ]
  return [...doorGaps(place.kind, draft), ...gaps.filter(([, missing]) => missing).map(([gap]) => gap)]
}

/** The address as orders keep it. */
export const addressOf = ({ place, ...door }: AddressDraft, language: Language): Address => withDoor(place, door, language)
