import { cancelOrder, orderPay, payStatusGet, postOrder, type Answer, type Input } from '@harbour/protocol'
import { languageIds, brandIds, orderStatuses, addMinutes, presetLine, type Brand, type Instant, type PayMethod } from '@harbour/rules'
import { cancelOrderAction } from '../../modules/ordering/actions/cancel-order.ts'
import { postOrderAction } from '../../modules/ordering/actions/post-order.ts'
import { orderPayAction } from '../../modules/payments/actions/order-pay.ts'
import { payStatusGetAction } from '../../modules/payments/actions/pay-status-get.ts'
import type { Guest } from '../../platform/call.ts'
import { judgeDraft, type Draft } from '../../modules/ordering/draft/draft.ts'
import { taikooHome } from '../orders.fixtures.ts'
import type { Scene } from './scene.ts'
import { ask, perform } from './perform.ts'

/** A guest with what they have in their wallet. Several devices may be one guest. */
export type Visitor = Guest & { brand: Brand; coupons: readonly string[]; hasCard: boolean }

type Order = Answer<typeof postOrder>
type Content = Input<typeof postOrder>
/** `rush`: when many come at once, in minutes. */
type Party = Scene & { shops: readonly [string, ...string[]]; opens: Instant; rush: number }

const methods = {
  [brandIds.hongKong]: ['card', 'card', 'card', 'octopus', 'alipay', 'cash'],
  [brandIds.macau]: ['card', 'card', 'mpay', 'alipay', 'cash'],
} as const
const promoCodes = ['LASTONE', 'LASTONE', 'LASTONE', 'ONCE50', 'HARBOUR20'] as const

/** One device of a guest through an evening: orders, pays somehow or not, and changes their mind. */
export async function visit(guest: Visitor, party: Party): Promise<void> {
  const { stage, chance } = party
  await stage.sleep(chance.odds(0.6) ? party.rush + chance.between(0, 0.01) : chance.between(0, 20))
  const order = await orderSomething(guest, party)
  if (!order) return
  if (chance.odds(0.2)) void cancelLater(order.orderId, guest, party)
  if (order.status !== orderStatuses.paymentPending) return
  if (chance.odds(0.2)) return orderAgainThenPay(order, guest, party)
  await payFor(order, guest, party)
}

/** A guest who leaves the page open until the time is over, orders anew, and then pays on the old page after all. */
async function orderAgainThenPay(order: Order, guest: Visitor, party: Party): Promise<void> {
  const { chance, stage, bank } = party
  const page = await begin(order.orderId, chance.pick(['alipay', 'card']), { guest, party })
  await stage.sleep(chance.between(9.9, 17))
  const next = await orderSomething(guest, party)
  if (next?.status === orderStatuses.paymentPending && chance.odds(0.7)) await payFor(next, guest, party)
  if (page) bank.guestPays(page)
}

async function orderSomething(guest: Visitor, party: Party): Promise<Order | undefined> {
  const { chance, stage } = party
  const draft = draftOf(guest, party)
  const clientOrderId = chance.guid()
  for (let attempt = 0; attempt < 6; attempt++) {
    const total = await totalOf(draft, guest, party)
    if (total === undefined) return undefined
    const content: Content = {
      ...draft,
      clientOrderId,
      payMethod: chance.pick<PayMethod>(methods[guest.brand]),
      total,
      contact: { name: 'Chan', phone: '91234567' },
    }
    const taps = chance.odds(0.2) ? [post(content, guest, party), post(content, guest, party)] : [post(content, guest, party)]
    for (const heard of await Promise.all(taps)) if (heard !== 'silence' && 'answer' in heard) return heard.answer
    // Without an answer the same thing is sent again, as the app does; a refusal has its guest think.
    const again = await sendAgain(content, guest, party)
    if (again) return again
    if (chance.odds(0.4)) draft.coupons = []
    if (chance.odds(0.3)) delete draft.wantedAt
    await stage.sleep(chance.between(0, 2))
  }
  return undefined
}

async function sendAgain(content: Content, guest: Visitor, party: Party): Promise<Order | undefined> {
  await party.stage.sleep(party.chance.between(0, 1))
  const heard = await post(content, guest, party)
  return heard !== 'silence' && 'answer' in heard ? heard.answer : undefined
}

const post = (content: Content, guest: Visitor, party: Party) =>
  ask(party, { caller: guest, brand: guest.brand }, [postOrder, postOrderAction, content])

function draftOf(guest: Visitor, { chance, shops, context, opens }: Party): Draft {
  const storeId = chance.pick(shops)
  const book = context.catalogue.book(storeId, 1, opens)
  const lines = [chance.pick(['carbonara', 'garlic-bread']), 'carbonara'].flatMap((pid) => {
    const product = book.products.get(`${guest.brand}-${pid}`)
    return product ? [{ ...presetLine(product), num: 1 + chance.below(3) }] : []
  })
  // Several devices of a member mostly want the same one.
  const own = guest.coupons[chance.odds(0.7) ? 0 : chance.below(guest.coupons.length)]
  const coupons = chance.odds(0.7) && own ? [own] : chance.odds(0.8) ? [chance.pick(promoCodes)] : []
  const quarter = 15 * 60_000
  const wantedAt = chance.odds(0.6) ? Math.ceil(addMinutes(opens, 75) / quarter) * quarter : undefined
  // The Taikoo shop brings it to them, too.
  const way = storeId === '3101' && chance.odds(0.5) ? ({ orderType: 2, destination: taikooHome } as const) : ({ orderType: 1 } as const)
  return { storeId, ...way, lines, cutlery: false, coupons, usePoints: chance.odds(0.4), ...(wantedAt && { wantedAt }) }
}

/** The price that the app shows; nothing where there is none. */
async function totalOf(draft: Draft, { userId, brand }: Visitor, party: Party) {
  const heard = await perform(party, 'price', (deps) =>
    judgeDraft(draft, { brand, now: deps.clock.now(), language: languageIds.tc, userId }, deps),
  )
  if (heard === 'silence' || !('answer' in heard) || typeof heard.answer === 'string') return undefined
  return heard.answer.price.total
}

/** Goes to the bank's page, once or again, by this way or another, and sooner or later comes back or does not. */
async function payFor({ orderId }: Order, guest: Visitor, party: Party): Promise<void> {
  const { chance, stage, bank } = party
  const pages: string[] = []
  let method = chance.pick<PayMethod>(methods[guest.brand])
  for (let attempt = 0; attempt < 3; attempt++) {
    const taps = Array.from({ length: chance.odds(0.2) ? 2 : 1 }, () => begin(orderId, method, { guest, party }))
    for (const page of await Promise.all(taps)) if (page) pages.push(page)
    if (chance.odds(0.3)) method = chance.pick<PayMethod>(methods[guest.brand])
    else if (pages.length > 0) break
    await stage.sleep(chance.between(0, 2))
  }
  for (const page of pages.toReversed()) {
    await stage.sleep(chance.odds(0.2) ? chance.between(5, 20) : chance.between(0, 3))
    if (chance.odds(0.15)) bank.guestFails(page, 'declined')
    else if (chance.odds(0.85)) bank.guestPays(page)
    if (chance.odds(0.6)) break
  }
  if (chance.odds(0.6)) await ask(party, { caller: guest, brand: guest.brand }, [payStatusGet, payStatusGetAction, { orderId }])
}

async function begin(orderId: string, method: PayMethod, { guest, party }: { guest: Visitor; party: Party }): Promise<string | undefined> {
  const savedCard = guest.hasCard && method === 'card' ? { savedCard: party.chance.odds(0.7) } : {}
  const heard = await ask(party, { caller: guest, brand: guest.brand }, [orderPay, orderPayAction, { orderId, method, ...savedCard }])
  if (heard === 'silence' || !('answer' in heard)) return undefined
  return heard.answer.page?.split('/').at(-1)
}

async function cancelLater(orderId: string, guest: Visitor, party: Party): Promise<void> {
  await party.stage.sleep(party.chance.between(0, 12))
  await ask(party, { caller: guest, brand: guest.brand }, [cancelOrder, cancelOrderAction, { orderId }])
}
