import { addressSetDefault } from '@harbour/protocol'
import { handle } from '../deps.ts'
import { refuse } from '../../../../platform/handle.ts'

export const addressSetDefaultAction = handle(addressSetDefault, async ({ addressId }, { savedAddresses, caller, brand }) => {
  if (!(await savedAddresses.makeDefault({ userId: caller.userId, brand, addressId }))) throw refuse(addressSetDefault, 'ADDRESS_UNKNOWN')
  return null
})
