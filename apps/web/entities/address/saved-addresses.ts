import type { Brand } from '@harbour/rules'
import { persistedStore } from '../../lib/persisted-store.ts'
import { sameDoor, type Address } from '../location/order-location.ts'
import { brand } from '../../api/region.ts'

/** Home, office or another place (spec 3.5). */
export type AddressTag = 'T01' | 'T02' | 'T03'

/** The word that one more address is saved under until its guest says another: the first one is home (spec 3.5). */
export const usualTag = (saved: readonly SavedAddress[]): AddressTag => (saved.length === 0 ? 'T01' : 'T03')

/** The person whom the rider meets there; the title by its code (spec 3.2). */
export type AddressContact = { title: string; name: string; phone: string }

/** An address that this device keeps, under a code of its own (spec 3.4). */
export type SavedAddress = {
  addressCode: string
  address: Address
  contact: AddressContact
  tag: AddressTag
  isDefault: boolean
  /** The gateway has it: where it is no longer there, it was deleted on another device. */
  kept?: boolean
}

const useAddressStore = persistedStore<{ byBrand: Partial<Record<Brand, SavedAddress[]>> }>('addresses', { byBrand: {} })

const none: SavedAddress[] = []

/** The guest's addresses in this brand, in the order in which they were saved. */
export const useAddresses = (): SavedAddress[] => useAddressStore(({ byBrand }) => byBrand[brand()] ?? none)
export const savedAddresses = (): SavedAddress[] => useAddressStore.getState().byBrand[brand()] ?? none

function keep(addresses: SavedAddress[]) {
  useAddressStore.setState(({ byBrand }) => ({ byBrand: { ...byBrand, [brand()]: addresses } }))
}

/** Saves an address in the place of those with its code or of the same door; else as the last. One at most is the default. */
export function saveAddress(address: SavedAddress) {
  const before = savedAddresses()
  const same = before.filter((each) => each.addressCode === address.addressCode || sameDoor(each.address, address.address))
  const [first] = same
  // Of two that are the same door now, one was the default: so is what is left.
  const saved = { ...address, isDefault: address.isDefault || (same.length > 1 && same.some(({ isDefault }) => isDefault)) }
  const others = before.filter((each) => each === first || !same.includes(each))
  const placed = first ? others.map((each) => (each === first ? saved : each)) : [...others, saved]
  keep(saved.isDefault ? placed.map((each) => (each === saved ? each : { ...each, isDefault: false })) : placed)
}

/** Forgets an address; gives what brings it back to where it stood. */
export function removeAddress(addressCode: string): () => void {
  const before = savedAddresses()
  const at = before.findIndex((each) => each.addressCode === addressCode)
  const removed = before[at]
  keep(before.filter((each) => each !== removed))
  return () => {
    if (removed) keep(savedAddresses().toSpliced(at, 0, { ...removed, isDefault: removed.isDefault && !defaultAddress() }))
  }
}

export const forgetAddresses = () => keep([])

export const makeDefault = (addressCode: string) =>
  keep(savedAddresses().map((each) => ({ ...each, isDefault: each.addressCode === addressCode })))

/** The address that serves when the location cannot be had (spec 8.7). */
export const defaultAddress = (): SavedAddress | undefined => savedAddresses().find(({ isDefault }) => isDefault)

/** Puts these addresses in the place of all that the device kept in this brand. */
export const keepAddresses = keep

/** Hears of every change of the addresses of this brand; gives what ends it. */
export const onAddresses = (listener: (now: SavedAddress[], before: SavedAddress[]) => void): (() => void) =>
  useAddressStore.subscribe((now, before) => listener(now.byBrand[brand()] ?? none, before.byBrand[brand()] ?? none))
