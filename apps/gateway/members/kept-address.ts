import type { KeptAddress } from '@harbour/protocol'
import type { AddressRecord } from '../store/kept-addresses.ts'

/** An address as the wire has it. */
export function keptAddress({ destination, addressId, addressCode, label, isDefault, contact }: AddressRecord): KeptAddress {
  return { ...destination, addressId, addressCode, label, isDefault, contact }
}
