import { coveredShops, hasRight } from '@harbour/rules'
import type { Call } from './deps.ts'
import type { FoundMember } from './store/support-members.ts'

/** A member of whom everything is to be had or removed: known to those alone who help, and may see guests, in the whole chain. */
export async function wholeMember(userId: string, { supportMembers, caller }: Call<'staff'>): Promise<FoundMember | undefined> {
  const both = caller.grants.filter((grant) => hasRight([grant], 'guest.unmask'))
  const reach = coveredShops(both, 'guest.help')
  return reach.all ? supportMembers.find(userId, reach) : undefined
}
