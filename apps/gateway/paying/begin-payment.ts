import { answerBy, payMethods, type PayMethod } from '@harbour/rules'
import type { Call } from '../context.ts'
import type { OnlineMethod, PaymentProvider } from '../ports/payments/payment-provider.ts'
import type { KeptCard } from '../store/cards.ts'
import type { OrderRecord } from '../store/orders.ts'
import type { PaymentRecord } from '../store/payments.ts'
import { chargeOf, settle } from './settle.ts'

export type PayRefusal = 'PAY_EXPIRED' | 'PAY_METHOD_UNAVAILABLE' | 'PAY_REFUSED' | 'PAY_UNSURE' | 'CARD_UNKNOWN'
type Wish = { order: OrderRecord; method: PayMethod; savedCard: KeptCard | undefined; anew: boolean }

/** Whether an order of this brand can be paid so now: cash always, the rest where a provider takes it. */
export function takesMethod(method: PayMethod, { brand, providers }: Pick<Call, 'brand' | 'providers'>): boolean {
  return payMethods(brand).includes(method) && (method === 'cash' || providerOf(method, { brand, providers }) !== undefined)
}

function providerOf(method: OnlineMethod, { brand, providers }: Pick<Call, 'brand' | 'providers'>): PaymentProvider | undefined {
  return providers.all.find((provider) => provider.takes(method, brand))
}

/**
 * Begins to pay an order that waits for its money, or goes on with what was begun (domain.md, Payments: one live attempt). Another method, or
 * another card (`anew`), ends the payment before it first, at its provider; what turns out to be paid already is paid. Gives where the guest pays;
 * `paid` where nothing is left to pay.
 */
export async function beginPayment(wish: Wish, call: Call<'visitor'>): Promise<{ page: string } | 'paid' | PayRefusal> {
  const { order, method } = wish
  if (!takesMethod(method, call)) return 'PAY_METHOD_UNAVAILABLE'
  const before = (await call.payments.ofOrder(order.orderId)).find(({ state }) => state === 'asking' || state === 'open')
  if (before) {
    const known = await settle(before, call)
    if (known === 'unknown') return 'PAY_UNSURE'
    if (known.state === 'open' && known.method === method && known.page !== null && !wish.anew) return { page: known.page }
    const ended = known.state === 'open' || known.state === 'asking' ? await endPayment(known, call) : known
    if (ended === 'unknown') return 'PAY_UNSURE'
    if (ended.state !== 'failed') return 'paid'
  }
  if (method === 'cash') return payAtTheDoor(order, call)
  return ask({ ...wish, method }, call)
}

async function payAtTheDoor(
  { orderId, storeId, orderType }: OrderRecord,
  { payments, catalogue, clock }: Call,
): Promise<'paid' | 'PAY_EXPIRED'> {
  const [at, shop] = [clock.now(), catalogue.shop(storeId)]
  const terms = { at, answerBy: shop ? answerBy(shop, orderType, at) : at }
  return (await payments.inCash(orderId, terms)) ? 'paid' : 'PAY_EXPIRED'
}

/**
 * Makes sure that an unpaid payment can be paid no more. `unknown` where its provider does not say; one that was paid meanwhile, be it only held, stays
 * paid and is settled.
 */
export async function endPayment(payment: PaymentRecord, house: Parameters<typeof settle>[1]): Promise<PaymentRecord | 'unknown'> {
  const provider = house.providers.byName.get(payment.provider)
  if (!provider || payment.ref === null) return 'unknown'
  if ((await provider.end(payment.ref)) === 'unknown') return 'unknown'
  return settle(payment, house)
}

async function ask({ order, method, savedCard }: Wish & { method: OnlineMethod }, call: Call<'visitor'>) {
  const { payments, ids, clock, language, brand } = call
  const provider = providerOf(method, call)
  if (!provider) return 'PAY_METHOD_UNAVAILABLE'
  // A card is known where it was saved, and nowhere else.
  if (savedCard && savedCard.provider !== provider.name) return 'CARD_UNKNOWN'
  const [now, origin] = [clock.now(), pageOrigin(call)]
  const begun = { paymentId: ids.guid(), orderId: order.orderId, provider: provider.name, method, ...chargeOf(order, method) }
  const payment = await payments.begin({ ...begun, begunAt: now, endsAt: order.payUntil ?? now })
  // Nothing: another tap has begun one at the same moment, or the time is over.
  if (!payment) return order.payUntil !== null && order.payUntil > now ? 'PAY_UNSURE' : 'PAY_EXPIRED'
  const started = await provider.start({
    key: payment.paymentId,
    amount: payment.amount,
    currency: payment.currency,
    method,
    brand,
    language,
    hold: provider.holds(method),
    expiresAt: payment.endsAt,
    returnUrl: `${origin}/transfer?orderId=${order.orderId}`,
    description: order.orderNo,
    savedCard: savedCard?.ref,
  })
  if (started === 'unknown') return 'PAY_UNSURE'
  if ('refused' in started) {
    await payments.failed(payment.paymentId, { reason: started.refused, at: clock.now() })
    return 'PAY_REFUSED'
  }
  const { page } = started
  if ((await payments.opened(payment.paymentId, started)) || (await payments.one(payment.paymentId))?.state !== 'failed') return { page }
  // The question was so long on its way that the payment was given up: nobody would hear of what is paid there.
  await provider.end(started.ref)
  return 'PAY_UNSURE'
}

/** Where the guest's page came from, so that the provider leads back there: one of the web app's origins, or the host that was called. */
function pageOrigin({ settings, site }: Pick<Call, 'settings' | 'site'>): string {
  const { origin, host } = site
  // A page in a sandboxed frame has the origin `null`.
  if (origin !== undefined && URL.canParse(origin) && (settings.webOrigins.includes(origin) || new URL(origin).host === host)) return origin
  return `${settings.behindTls ? 'https' : 'http'}://${host}`
}
