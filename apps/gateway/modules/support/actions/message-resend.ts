import { messageResend } from '@harbour/protocol'
import { hasEnded, lockerUntil } from '@harbour/rules'
import { refuse, refuseCommon } from '../../../platform/handle.ts'
import type { Quota } from '../../../platform/quotas.ts'
import { lockerSms } from '../../ordering/put-in-locker.ts'
import { handle } from '../deps.ts'
import { foundOrder, shopOf } from '../found-order.ts'

const hour = 60 * 60_000
const once: Quota = { name: 'resends under an id', most: 1, lasts: 24 * hour }
const ofOrder: Quota = { name: 'resends of an order', most: 3, lasts: hour }

/** Goes to the phone that the order names, and to no other: nobody can have a locker's code sent to themselves. */
export const messageResendAction = handle(messageResend, async ({ orderId, clientMessageId, words }, call) => {
  const found = await foundOrder(orderId, 'guest.help', call)
  const order = found && (await call.orders.one(found.orderId))
  if (!found || !order) throw refuse(messageResend, 'ORDER_UNKNOWN')
  const { locker } = order
  const sms =
    locker && !hasEnded(order.state) && call.clock.now() < lockerUntil(locker.putAt) ? await lockerSms(order, locker, call) : undefined
  if (!sms) throw refuse(messageResend, 'NOTHING_TO_SEND')
  const key = found.orderId
  const taken = [
    { quota: once, key: `${key} ${clientMessageId.toLowerCase()}` },
    { quota: ofOrder, key },
  ] as const
  const over = await call.quotas.take(...taken)
  if (over?.quota === once) return { orderId: key }
  if (over) throw refuseCommon('TOO_MANY_REQUESTS', { retryAfter: over.retryAfter })
  const done = { action: messageResend.name, subject: key, shop: shopOf(found), after: { message: 'locker', words } }
  await call.db
    .transaction(async (rows) => {
      await call.audit.write(rows, done, call)
      await sms(rows)
    })
    .catch(async (fault: unknown) => {
      await call.quotas.giveBack(...taken)
      throw fault
    })
  return { orderId: key }
})
