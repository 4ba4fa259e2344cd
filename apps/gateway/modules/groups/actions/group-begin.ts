import { groupBegin } from '@harbour/protocol'
import { refuse, refuseCommon } from '../../../platform/handle.ts'
import { clientSubnet, scaled } from '../../../platform/rate-limits.ts'
import { hashSecret } from '../../../platform/secrets.ts'
import { handle, type Call } from '../deps.ts'
import { addressQuota, guestQuota, mayCloseAt } from '../group-limits.ts'
import { groupOfToken, shownGroup } from '../open-group.ts'

/** 132 random bits, as text. */
const tokenLength = 22

export const groupBeginAction = handle(groupBegin, async (content, call) => {
  const { brand, catalogue, caller, clock, db, groups, ids } = call
  const { clientGroupId, name, storeId, orderType, wantedAt = null, closesAt, mostEach = null } = content
  const shop = catalogue.shop(storeId)
  if (shop?.brand !== brand) throw refuse(groupBegin, 'STORE_UNKNOWN')
  if (!shop.orderTypes.includes(orderType)) throw refuse(groupBegin, 'ORDER_TYPE_UNAVAILABLE')
  const now = clock.now()
  if (!mayCloseAt({ begunAt: now, closesAt, wantedAt }, now)) throw refuse(groupBegin, 'GROUP_MOMENT')
  await takeQuota(call)
  const token = ids.secret().slice(0, tokenLength)
  const terms = { brand, storeId, orderType, wantedAt, hostName: name, mostEach, closesAt }
  const made = { groupId: ids.guid(), hostId: caller.userId, clientGroupId, tokenHash: hashSecret(token), begunAt: now }
  // Its guest has been forgotten meanwhile.
  if (!(await groups.begin(db.rows, { ...terms, ...made }))) throw refuseCommon('SESSION_EXPIRED')
  return { token, group: await shownGroup(await groupOfToken(token, call), call) }
})

async function takeQuota({ quotas, settings, caller, address }: Call<'visitor'>): Promise<void> {
  const usedUp = await quotas.take(
    { quota: guestQuota, key: caller.userId },
    { quota: scaled(addressQuota, settings.rateLimitScale), key: clientSubnet(address) },
  )
  if (usedUp) throw refuseCommon('TOO_MANY_REQUESTS', { retryAfter: usedUp.retryAfter })
}
