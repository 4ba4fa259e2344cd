import { addressSetDefault } from '@harbour/protocol'
import { handle, refuse } from '../../handle.ts'

export const addressSetDefaultAction = handle(addressSetDefault, async ({ addressId }, { keptAddresses, caller, brand }) => {
  if (!(await keptAddresses.makeDefault({ userId: caller.userId, brand, addressId }))) throw refuse(addressSetDefault, 'ADDRESS_UNKNOWN')
  return null
})
