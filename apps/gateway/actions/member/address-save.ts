import { addressSave } from '@harbour/protocol'
import { handle, refuse } from '../../handle.ts'
import { keptAddress } from '../../members/kept-address.ts'
import { isTitle } from '../../members/titles.ts'
import { internationalPhone } from '../../ordering/phone.ts'
import type { AddressRecord } from '../../store/kept-addresses.ts'

const most = 20

export const addressSaveAction = handle(addressSave, async ({ addressId, contact = null, isDefault, ...input }, call) => {
  const { keptAddresses, caller, brand, clock, ids } = call
  if (contact && !internationalPhone(contact.phone, brand)) throw refuse(addressSave, 'PHONE_INVALID')
  if (contact?.titlesCode !== undefined && !isTitle(contact.titlesCode)) throw refuse(addressSave, 'TITLE_UNKNOWN')
  const known = await keptAddresses.list({ userId: caller.userId, brand })
  const before = known.find((each) => each.addressId === addressId?.toLowerCase())
  if (addressId !== undefined && !before) throw refuse(addressSave, 'ADDRESS_UNKNOWN')
  if (!before && known.length >= most) throw refuse(addressSave, 'ADDRESS_TOO_MANY')
  const { addressCode, label, destination } = input
  const address: AddressRecord = {
    addressId: before?.addressId ?? ids.guid(),
    // The default one stays so until another is: there is always one.
    isDefault: isDefault === true || (before?.isDefault ?? known.length === 0),
    brand,
    addressCode,
    label,
    destination,
    contact,
  }
  await keptAddresses.save(caller.userId, address, clock.now())
  return keptAddress(address)
})
