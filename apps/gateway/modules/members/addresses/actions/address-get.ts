import { addressGet } from '@harbour/protocol'
import { handle } from '../deps.ts'
import { savedAddress } from '../saved-address.ts'

export const addressGetAction = handle(addressGet, async (_content, { savedAddresses, caller, brand }) => ({
  addresses: (await savedAddresses.list({ userId: caller.userId, brand })).map(savedAddress),
}))
