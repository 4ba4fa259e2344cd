import { addressDelete } from '@harbour/protocol'
import { handle, refuse } from '../../handle.ts'

export const addressDeleteAction = handle(addressDelete, async ({ addressId }, { keptAddresses, caller, brand }) => {
  if (!(await keptAddresses.remove({ userId: caller.userId, brand, addressId }))) throw refuse(addressDelete, 'ADDRESS_UNKNOWN')
  return null
})
