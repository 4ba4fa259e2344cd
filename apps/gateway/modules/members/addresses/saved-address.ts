import type { SavedAddress } from '@harbour/protocol'
import type { AddressRecord } from './address-store.ts'

/** An address as the wire has it. */
export function savedAddress({ destination, addressId, addressCode, label, isDefault, contact }: AddressRecord): SavedAddress {
  return { ...destination, addressId, addressCode, label, isDefault, contact }
}
