import { addressSave } from '@harbour/protocol'
import { handle } from '../deps.ts'
import { refuse } from '../../../../platform/handle.ts'
import { savedAddress } from '../saved-address.ts'
import { isTitle } from '../../profile/titles.ts'
import { internationalPhone } from '../../international-phone.ts'
import type { AddressRecord } from '../address-store.ts'

const most = 20

export const addressSaveAction = handle(addressSave, async ({ addressId, contact = null, isDefault, ...input }, call) => {
  const { savedAddresses, caller, brand, clock, ids } = call
  if (contact && !internationalPhone(contact.phone, brand)) throw refuse(addressSave, 'PHONE_INVALID')
  if (contact?.titlesCode !== undefined && !isTitle(contact.titlesCode)) throw refuse(addressSave, 'TITLE_UNKNOWN')
  const before = addressId === undefined ? undefined : await savedAddresses.find({ userId: caller.userId, brand, addressId })
  if (addressId !== undefined && !before) throw refuse(addressSave, 'ADDRESS_UNKNOWN')
  const { addressCode, label, destination } = input
  const address: AddressRecord = {
    addressId: before?.addressId ?? ids.guid(),
    isDefault: isDefault === true,
    brand,
    addressCode,
    label,
    destination,
    contact,
  }
  const kept = await savedAddresses.save(caller.userId, address, { at: clock.now(), most })
  if (!kept) throw refuse(addressSave, 'ADDRESS_TOO_MANY')
  return savedAddress(kept)
})
