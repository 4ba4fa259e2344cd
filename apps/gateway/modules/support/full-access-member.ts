import type { Call } from './deps.ts'
import { hasFullMemberAccess } from './data-request.ts'
import type { FoundMember } from './store/support-members.ts'

/** A member of whom everything is to be had or removed: known to those alone who help, and may see guests, in the whole chain. */
export async function fullAccessMember(userId: string, { supportMembers, caller }: Call<'staff'>): Promise<FoundMember | undefined> {
  const whole = { all: true, brands: [], storeIds: [] }
  return hasFullMemberAccess(caller.grants) ? supportMembers.find(userId, whole) : undefined
}
