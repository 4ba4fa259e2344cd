import type { Locker } from '@harbour/protocol'
import { languageIds, formatTime, lockerUntil, type Instant, type Language } from '@harbour/rules'
import type { InferOutput } from 'valibot'
import type { AlsoWritten } from '../../platform/database/database.ts'
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
  const sms = await lockerSms(order, { ...locker, putAt }, call)
  const put = await call.riderLockerStore.putInLocker({ orderId, state, locker: { ...locker, putAt } }, async (rows) => sms?.(rows))
  return put ? put.seq : seq
}

/**
 * The SMS with the code of an order's locker, to the phone that the order names, or to a member's own: writes it down to be sent, in a transaction. Undefined
 * where there is no phone.
 */
export async function lockerSms(
  { userId, contact, language }: OrderRecord,
  locker: LockerRecord,
  { members, messenger, clock }: Pick<Call, 'members' | 'messenger' | 'clock'>,
): Promise<AlsoWritten | undefined> {
  const phone = contact?.phone ?? (await members.find(userId))?.phone
  if (!phone) return undefined
  const message = { channel: 'sms', to: phone, text: lockerWords(locker, { putAt: locker.putAt, language }) } as const
  return (rows) => messenger.send(rows, message, { userId, at: clock.now(), until: lockerUntil(locker.putAt) })
}

/** The SMS that opens a locker (spec 9.12). */
function lockerWords({ no, code }: Put, { putAt, language }: { putAt: Instant; language: Language }): string {
  const time = formatTime(lockerUntil(putAt))
  return language === languageIds.en
    ? `Harbour: your order is in locker ${no}. The code is ${code}. Please collect it within 15 minutes, by ${time}.`
    : `海港：你的餐點已放入 ${no} 號智能取餐櫃，密碼 ${code}。請於 15 分鐘內（${time} 前）取餐。`
}
