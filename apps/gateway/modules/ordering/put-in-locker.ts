import type { Locker } from '@harbour/protocol'
import { languageIds, formatTime, lockerUntil, type Instant, type Language } from '@harbour/rules'
import type { InferOutput } from 'valibot'
import type { Call } from './deps.ts'
import type { OrderRecord } from './order.ts'
import type { LockerRecord } from './store/rider-locker-store.ts'

type Put = InferOutput<typeof Locker>

/** Keeps into which locker an order was put, and sends its guest the code, once; gives the order's last step. */
export async function putInLocker(
  order: OrderRecord,
  locker: Put,
  call: Pick<Call, 'riderLockerStore' | 'members' | 'messenger' | 'clock'>,
): Promise<number> {
  const { orderId, state, seq } = order
  const putAt = call.clock.now()
  const put = await call.riderLockerStore.putInLocker({ orderId, state, locker: { ...locker, putAt } })
  if (!put) return seq
  await sendLockerCode(order, { ...locker, putAt }, call)
  return put.seq
}

/** Sends the guest of an order the code of its locker, to the phone that the order names, or to a member's own. */
export async function sendLockerCode(
  { userId, contact, language }: OrderRecord,
  locker: LockerRecord,
  { members, messenger }: Pick<Call, 'members' | 'messenger'>,
): Promise<void> {
  const phone = contact?.phone ?? (await members.find(userId))?.phone
  if (phone) messenger.send({ channel: 'sms', to: phone, text: lockerWords(locker, { putAt: locker.putAt, language }) })
}

/** The SMS that opens a locker (spec 9.12). */
function lockerWords({ no, code }: Put, { putAt, language }: { putAt: Instant; language: Language }): string {
  const time = formatTime(lockerUntil(putAt))
  return language === languageIds.en
    ? `Harbour: your order is in locker ${no}. The code is ${code}. Please collect it within 15 minutes, by ${time}.`
    : `海港：你的餐點已放入 ${no} 號智能取餐櫃，密碼 ${code}。請於 15 分鐘內（${time} 前）取餐。`
}
