import { coveredShops } from '@harbour/rules'
import { memberSearch } from '@harbour/protocol'
import { refuse, refuseCommon } from '../../../platform/handle.ts'
import { handle } from '../deps.ts'
import { phonesOf } from '../search-terms.ts'
import { supportMember } from '../support-guest.ts'

const looksLikePhone = /^[+\d ()-]+$/

export const memberSearchAction = handle(memberSearch, async ({ text }, call) => {
  const retryAfter = await call.limits.searched(call.caller.staffId)
  if (retryAfter !== undefined) throw refuseCommon('TOO_MANY_REQUESTS', { retryAfter })
  const reach = coveredShops(call.caller.grants, 'guest.read')
  const phones = looksLikePhone.test(text) ? phonesOf(text) : []
  const members = await call.supportMembers.search({ phones: phones ?? [], email: text.toLowerCase(), memberNo: text }, reach)
  if (!phones && members.length === 0) throw refuse(memberSearch, 'PHONE_PARTIAL')
  return { members: members.map(supportMember) }
})
