import type { KeptAddress } from '@harbour/protocol'
import type { AddressRecord } from './address-store.ts'

/** An address as the wire has it. */
export function savedAddress({ destination, addressId, addressCode, label, isDefault, contact }: AddressRecord): KeptAddress {
  return { ...destination, addressId, addressCode, label, isDefault, contact }
}
