import { randomUUID } from 'node:crypto'
import { orderPay, payStatusGet, postOrder, previewOrder } from '@harbour/protocol'
import { brandIds, orderTypes } from '@harbour/rules'
import { lineOf } from '../cart-lines.ts'
import type { Named, Shop } from '../chain.ts'
import { brandOf } from '../phone-state.ts'
import { ask, newGuest } from './api-orders.ts'

/** An order that was paid: by which payment, what of it the provider took in cents, and the line that the provider's settlement file has of it. */
export type PaidOrder = { orderId: string; orderNo: string; paid: number; headings: string; line: string }

/** Somebody orders a dish to collect, and pays for it by Alipay on the provider's pages. */
export async function payOrder(shop: Shop, dish: Named): Promise<PaidOrder> {
  const draft = { storeId: shop.storeId, orderType: orderTypes.takeaway, lines: [lineOf({ dish }, brandOf(shop))], cutlery: false }
  const guest = await newGuest(brandOf(shop))
  const { price } = await ask(previewOrder, draft, guest)
  if (!price) throw new Error('the dish has no price')
  const contact = { name: 'Chan Tai Man', phone: brandOf(shop) === brandIds.macau ? '66123456' : '91234567' }
  const { orderId } = await ask(
    postOrder,
    { ...draft, contact, clientOrderId: randomUUID(), payMethod: 'alipay', total: price.total },
    guest,
  )
  const { page } = await ask(orderPay, { orderId, method: 'alipay' }, guest)
  if (page === null) throw new Error('there is a page to pay at')
  const { origin, pathname } = new URL(page)
  const payment = pathname.split('/').at(-1) ?? ''
  await fetch(`${origin}/payments/${payment}/approve`, { method: 'POST' })
  const { order } = await ask(payStatusGet, { orderId }, guest)
  const [headings = '', ...lines] = (await (await fetch(`${origin}/settlement.csv`)).text()).trim().split('\n')
  const line = lines.find((one) => one.startsWith(`${payment},`))
  if (line === undefined) throw new Error('the provider has taken it')
  return { orderId, orderNo: order.orderNo, paid: order.total, headings, line }
}
