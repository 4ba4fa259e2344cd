import { randomUUID } from 'node:crypto'
import { postOrder, previewOrder, voucherHold } from '@harbour/protocol'
import { brandIds, orderTypes } from '@harbour/rules'
import { lineOf } from '../cart-lines.ts'
import { dishes } from '../chain.ts'
import { ask, newGuest } from './api-orders.ts'

type Rush = { promoCode: string; storeId: string; guests: number }

/** So many guests want a code at the same moment, each for four portions of chicken; whoever may hold it orders. Gives how many did. */
export async function rushWith({ promoCode, storeId, guests }: Rush): Promise<number> {
  const all = await Promise.all(Array.from({ length: guests }, () => newGuest(brandIds.hongKong)))
  const orders = await Promise.all(
    all.map(async (guest) => {
      const clientOrderId = randomUUID()
      const { held } = await ask(voucherHold, { voucherCodeList: [promoCode], clientOrderId }, guest)
      return held.length > 0 ? [{ guest, clientOrderId }] : []
    }),
  )
  const lucky = orders.flat()
  for (const { guest, clientOrderId } of lucky) {
    const draft = {
      storeId,
      orderType: orderTypes.takeaway,
      lines: [lineOf({ dish: dishes.chicken, num: 4 }, brandIds.hongKong)],
      cutlery: false,
      coupons: [promoCode],
    }
    const { price } = await ask(previewOrder, draft, guest)
    if (!price) throw new Error('the chicken has no price')
    const contact = { name: 'Chan Tai Man', phone: '91234567' }
    await ask(postOrder, { ...draft, contact, clientOrderId, payMethod: 'cash', total: price.total }, guest)
  }
  return lucky.length
}
