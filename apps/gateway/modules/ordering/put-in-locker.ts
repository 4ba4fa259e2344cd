import type { Locker } from '@harbour/protocol'
import { languageIds, formatTime, lockerUntil, type Instant, type Language } from '@harbour/rules'
import type { InferOutput } from 'valibot'
import type { Call } from './deps.ts'
import type { OrderRecord } from './order.ts'

type Put = InferOutput<typeof Locker>

/** Keeps into which locker an order was put, and sends its guest the code, once; gives the order's last step. */
export async function putInLocker(
  { orderId, state, seq, userId, contact, language }: OrderRecord,
  locker: Put,
  { riderLockerStore, members, messenger, clock }: Call,
): Promise<number> {
  const putAt = clock.now()
  const phone = contact?.phone ?? (await members.find(userId))?.phone
  const put = await riderLockerStore.putInLocker({ orderId, state, locker: { ...locker, putAt } }, async (rows) => {
    if (!phone) return
    const message = { channel: 'sms', to: phone, text: lockerWords(locker, { putAt, language }) } as const
    await messenger.send(rows, message, { userId, at: putAt, until: lockerUntil(putAt) })
  })
  if (!put) return seq
  return put.seq
}

/** The SMS that opens a locker (spec 9.12). */
function lockerWords({ no, code }: Put, { putAt, language }: { putAt: Instant; language: Language }): string {
  const time = formatTime(lockerUntil(putAt))
  return language === languageIds.en
    ? `Harbour: your order is in locker ${no}. The code is ${code}. Please collect it within 15 minutes, by ${time}.`
    : `海港：你的餐點已放入 ${no} 號智能取餐櫃，密碼 ${code}。請於 15 分鐘內（${time} 前）取餐。`
}
