import { addressDelete } from '@harbour/protocol'
import { handle } from '../deps.ts'
import { refuse } from '../../../../platform/handle.ts'

export const addressDeleteAction = handle(addressDelete, async ({ addressId }, { savedAddresses, caller, brand }) => {
  if (!(await savedAddresses.remove({ userId: caller.userId, brand, addressId }))) throw refuse(addressDelete, 'ADDRESS_UNKNOWN')
  return null
})
