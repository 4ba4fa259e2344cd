import { guestUnmask } from '@harbour/protocol'
import { refuse, refuseCommon } from '../../../platform/handle.ts'
import { handle } from '../deps.ts'
import { foundOrder, shopOf } from '../found-order.ts'
import { supportGuest } from '../support-guest.ts'

const half = 30 * 60_000

export const guestUnmaskAction = handle(guestUnmask, async ({ orderId, reason, words }, call) => {
  const order = await foundOrder(orderId, 'guest.unmask', call)
  if (!order) throw refuse(guestUnmask, 'ORDER_UNKNOWN')
  const retryAfter = await call.limits.unmasked(call.caller.staffId)
  if (retryAfter !== undefined) throw refuseCommon('TOO_MANY_REQUESTS', { retryAfter })
  const until = call.clock.now() + half
  const done = { action: guestUnmask.name, subject: order.orderId, shop: shopOf(order), after: { reason, words } }
  await call.db.transaction(async (rows) => {
    await call.unmaskings.unmask(rows, { staffId: call.caller.staffId, orderId: order.orderId, until })
    await call.audit.write(rows, done, call)
  })
  return { guest: supportGuest(order, { unmasked: true }), unmaskedUntil: until }
})
