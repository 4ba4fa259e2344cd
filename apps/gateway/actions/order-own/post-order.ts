import { ChangedOrder, encode, postOrder, type Input } from '@harbour/protocol'
import { holdsAlcohol, orderTypes } from '@harbour/rules'
import type { Call } from '../../context.ts'
import { handle, refuse, Refused } from '../../handle.ts'
import { judgeDraft, type JudgedDraft } from '../../ordering/draft.ts'
import { wirePrice } from '../../ordering/kept-price.ts'
import { bodyHashOf, newOrder } from '../../ordering/new-order.ts'
import { orderCard } from '../../ordering/order-cards.ts'
import { internationalPhone } from '../../ordering/phone.ts'
import type { Placed } from '../../store/orders.ts'

type Content = Input<typeof postOrder>

/** An order that was placed already is answered as it is, also when the shop has closed or prices have changed since. */
export const postOrderAction = handle(postOrder, async (content, call) => {
  const judged = await judge(content, call)
  if (judged instanceof Refused) return answerBefore(content, call, judged)
  const order = newOrder(content, judged, call)
  const placed = await call.orders.place(order)
  if (!placed) throw refuse(postOrder, 'SLOT_FULL')
  if (!placed.fresh) return answerKept(placed, call)
  return orderCard({ ...order, ...placed, state: 'placed', seq: 1, total: order.price.total }, call)
})

async function judge(content: Content, call: Call): Promise<JudgedDraft | Refused> {
  const judged = await judgeDraft(content, { brand: call.brand, now: call.clock.now(), language: call.language }, call)
  if (typeof judged === 'string') return refuse(postOrder, judged)
  return obstacleTo(content, judged, call) ?? judged
}

/** The first thing that stands in the way of the order, in the order in which a guest can put it right. */
function obstacleTo(content: Content, judged: JudgedDraft, { brand }: Call): Refused | undefined {
  const { issues, price, openness, slotIssue, zone, book } = judged
  const { contact, destination, lines } = content
  const delivery = content.orderType === orderTypes.delivery
  const changed = () => encode(ChangedOrder, { price: wirePrice(price), issues, couponIssues: [] })
  if (delivery && !(destination?.building || destination?.fullAddress)) return refuse(postOrder, 'ADDRESS_REQUIRED')
  if (slotIssue) return refuse(postOrder, slotIssue)
  if (openness.state === 'paused') return refuse(postOrder, 'STORE_PAUSED')
  if (openness.state !== 'open') return refuse(postOrder, 'STORE_CLOSED')
  if (price.itemCount === 0 || issues.some(({ code }) => code !== 'priceChanged')) return refuse(postOrder, 'CART_CHANGED', changed())
  if (price.total !== content.total || price.gifts.length !== (content.gifts ?? []).length)
    return refuse(postOrder, 'PRICE_CHANGED', changed())
  if (zone && price.belowMinimum) return refuse(postOrder, 'BELOW_MINIMUM')
  if (delivery && !contact) return refuse(postOrder, 'CONTACT_REQUIRED')
  if (contact && !internationalPhone(contact.phone, brand)) return refuse(postOrder, 'PHONE_INVALID')
  if (!content.ageDeclared && holdsAlcohol(lines, book)) return refuse(postOrder, 'AGE_REQUIRED')
  return undefined
}

/** The order placed before under this id where there is one; else what stands in the way of a new one. */
async function answerBefore(content: Content, call: Call<'visitor'>, obstacle: Refused) {
  const { clientOrderId } = content
  const placed = await call.orders.placedBefore({ userId: call.caller.userId, clientOrderId, bodyHash: bodyHashOf(content) })
  if (!placed) throw obstacle
  return answerKept(placed, call)
}

async function answerKept({ orderId, sameBody }: Placed, call: Call<'visitor'>) {
  if (!sameBody) throw refuse(postOrder, 'ORDER_CONFLICT')
  const order = await call.orders.ofGuest(orderId, call.caller.userId)
  if (!order) throw new Error('an order is gone')
  return orderCard(order, call)
}
