import { addressGet } from '@harbour/protocol'
import { handle } from '../../handle.ts'
import { keptAddress } from '../../members/kept-address.ts'

export const addressGetAction = handle(addressGet, async (_content, { keptAddresses, caller, brand }) => ({
  addresses: (await keptAddresses.list({ userId: caller.userId, brand })).map(keptAddress),
}))
