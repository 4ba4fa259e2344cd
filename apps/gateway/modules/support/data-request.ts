import type { DataRequest } from '@harbour/protocol'
import { coveredShops, hasRight, maskName, type StaffGrant } from '@harbour/rules'
import type { DataRequestRecord } from './store/data-requests.ts'

/** Says whether somebody with these grants has to do with the data of whole members: those alone who help, and may see guests, in the whole chain. */
export function hasFullMemberAccess(grants: readonly StaffGrant[]): boolean {
  const both = grants.filter((grant) => hasRight([grant], 'guest.unmask'))
  return coveredShops(both, 'guest.help').all
}

/** A request on its way out, its member masked. */
export function shownRequest({ userId, memberNo, firstName, lastName, outcome, ...request }: DataRequestRecord): DataRequest {
  const name = maskName(`${lastName ?? ''} ${firstName ?? ''}`.trim())
  return { ...request, end: outcome, member: userId !== null && memberNo !== null ? { userId, memberNo, name } : null }
}
