import type { SavedAddresses } from './address-store.ts'

export type MemberAddressServices = {
  savedAddresses: SavedAddresses
}
