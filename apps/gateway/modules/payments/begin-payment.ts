import { isPaidAtHandover, answerBy, payMethods, paymentTerms, type OnlineMethod, type OrderType, type PayMethod } from '@harbour/rules'
import type { Call } from './deps.ts'
import { lacksContact, mostInCash } from '../ordering/order-limits.ts'
import { slotIsFull } from '../ordering/wanted-slot.ts'
import type { PaymentProvider } from './payment-provider.ts'
import type { CardRecord } from './store/cards.ts'
import { siteOrigin } from '../../platform/site-origin.ts'
import type { OrderRecord } from '../ordering/order.ts'
import type { PaymentRecord } from './payment.ts'
import { localize } from '../../platform/localized-text.ts'
import { deviceOf, isWeChat } from './device-of.ts'
import { chargeOf, currencyOf, isLost, settle } from './settle.ts'

export type PayRefusal =
  | 'PAY_EXPIRED'
  | 'PAY_METHOD_UNAVAILABLE'
  | 'PAY_REFUSED'
  | 'PAY_UNSURE'
  | 'CARD_UNKNOWN'
  | 'SLOT_FULL'
  | 'CASH_CONTACT_REQUIRED'
  | 'CASH_ORDERS_TOO_MANY'
type BeginPaymentRequest = { order: OrderRecord; method: PayMethod; savedCard: CardRecord | undefined; anew: boolean; hosted: boolean }

/** Says whether an order of this brand can be paid so now: cash always, the rest where a provider takes it. */
export function takesMethod(method: PayMethod, { brand, providers }: Pick<Call, 'brand' | 'providers'>): boolean {
  return payMethods(brand).includes(method) && (isPaidAtHandover(method) || providerOf(method, { brand, providers }) !== undefined)
}

function providerOf(method: OnlineMethod, { brand, providers }: Pick<Call, 'brand' | 'providers'>): PaymentProvider | undefined {
  return providers.all.find((provider) => provider.takes(method, brand))
}

/**
 * Begins to pay an order that waits for its money, or goes on with what was begun (domain.md, Payments: one live attempt). Another method, or
 * another card (`anew`), or the provider's page (`hosted`) in the place of our screen, ends the payment before it first, at its provider; so does the same one where its page opens only where it was begun; what turns out to be paid already is paid. Gives where the guest pays;
 * `paid` where nothing is left to pay. To cash a guest may change though the provider is silent: the order is placed, `payments/workers/read-payments.ts`
 * ends the payment once the provider speaks again, and what a bank has taken for it goes back.
 */
export async function beginPayment(request: BeginPaymentRequest, call: Call<'visitor'>): Promise<{ page: string } | 'paid' | PayRefusal> {
  const { order, method, hosted } = request
  if (!takesMethod(method, call)) return 'PAY_METHOD_UNAVAILABLE'
  if (lacksContact({ ...order, payMethod: method }, call)) return 'CASH_CONTACT_REQUIRED'
  const before = (await call.payments.ofOrder(order.orderId)).find(({ state }) => state === 'creating' || state === 'open')
  if (before) {
    const known = await settle(before, call)
    if (known === 'unknown') {
      if (isPaidAtHandover(method)) return payAtTheDoor(order, call)
      return (await giveUpUnseen(before, call)) ? ask({ ...request, method }, call) : 'PAY_UNSURE'
    }
    const elsewhere = paymentTerms(method).fromBrowserOnly || (hosted && known.page?.includes(`${returnPath(order)}#`))
    if (known.state === 'open' && known.method === method && known.page !== null && !request.anew && !elsewhere) return { page: known.page }
    const ended = known.state === 'open' || known.state === 'creating' ? await endPayment(known, call) : known
    if (ended === 'unknown') return isPaidAtHandover(method) ? payAtTheDoor(order, call) : 'PAY_UNSURE'
    if (ended.state !== 'failed') return 'paid'
  }
  if (isPaidAtHandover(method)) return payAtTheDoor(order, call)
  return ask({ ...request, method }, call)
}

/**
 * Gives up a payment whose provider was silent when it was begun and still is, so that its guest can pay another way: nobody has been given its page, and
 * from now on nobody is, be it found later (`settle.ts` ends it then). Not one that may have been charged without a page, as a saved card is, which its payment shows
 * from its beginning; gateways of before had no word of it there.
 */
async function giveUpUnseen(payment: PaymentRecord, { payments, providers, clock }: Call<'visitor'>): Promise<boolean> {
  const now = clock.now()
  const { cards } = providers.byName.get(payment.provider) ?? {}
  if (payment.state !== 'creating' || !isLost(payment, now) || payment.card !== null || cards === undefined || cards?.tokens) return false
  return payments.givenUp(payment.paymentId, { reason: 'expired', at: now })
}

type FirstRequest = { orderId: string; method: PayMethod }

/**
 * Begins to pay an order for which nothing is under way, as most are, without reading it first. Undefined where there is more to it: no such order of
 * this guest's, cash, a payment that was begun before, a slot that was not kept, a sum that its method rounds.
 */
export async function beginFirstPayment(
  { orderId, method }: FirstRequest,
  call: Call<'visitor'>,
): Promise<{ page: string; orderType: OrderType } | 'PAY_REFUSED' | 'PAY_UNSURE' | undefined> {
  const { payments, ids, clock, brand, caller } = call
  if (isPaidAtHandover(method) || paymentTerms(method).roundsToTenCents || !takesMethod(method, call)) return undefined
  const provider = providerOf(method, call)
  if (!provider) return undefined
  const asked = { paymentId: ids.guid(), orderId, provider: provider.name, method, currency: currencyOf(brand), begunAt: clock.now() }
  const begun = await payments.beginFirst({ ...asked, userId: caller.userId, brand })
  if (!begun) return undefined
  const started = await start(begun, { provider, method, order: { ...begun, brand }, savedCard: undefined, hosted: false }, call)
  // No card was saved for it, so that there is a page; a provider that decides all the same is read like any other.
  if (started === 'paid') return undefined
  return typeof started === 'string' ? started : { ...started, orderType: begun.orderType }
}

async function payAtTheDoor(
  { orderId, storeId, orderType }: OrderRecord,
  call: Call<'visitor'>,
): Promise<'paid' | 'PAY_EXPIRED' | 'SLOT_FULL' | 'CASH_ORDERS_TOO_MANY'> {
  const [at, shop] = [call.clock.now(), call.catalogue.shop(storeId)]
  const terms = {
    at,
    answerBy: shop ? answerBy(shop, orderType, at) : at,
    most: mostInCash(call),
    slotCapacity: shop?.slotCapacity ?? null,
  }
  const outcome = await call.payments.inCash(orderId, terms)
  if (outcome === 'limited') return 'CASH_ORDERS_TOO_MANY'
  if (outcome === 'full') return 'SLOT_FULL'
  return outcome === 'placed' ? 'paid' : 'PAY_EXPIRED'
}

/** An order that waits without the minutes of its slot does not begin to be paid once others have them. */
async function hasLostSlot({ wantedAt, makeMinutes, storeId, slotKept }: OrderRecord, { catalogue, slots }: Call): Promise<boolean> {
  const shop = catalogue.shop(storeId)
  return !slotKept && wantedAt !== null && shop !== undefined && slotIsFull(shop, { wantedAt, makeMinutes }, slots)
}

/**
 * Makes sure that an unpaid payment can be paid no more. `unknown` where its provider does not say; one that was paid meanwhile, be it only held, stays
 * paid and is settled.
 */
export async function endPayment(payment: PaymentRecord, deps: Parameters<typeof settle>[1]): Promise<PaymentRecord | 'unknown'> {
  const provider = deps.providers.byName.get(payment.provider)
  if (!provider || payment.ref === null) return 'unknown'
  const ended = await provider.end(payment.ref)
  if (ended === 'unknown') return 'unknown'
  const known = await settle(payment, deps)
  // It was paid and heard of while the word that ends it was on its way, at a provider that gives back what it ends.
  if (ended === 'ended' && known !== 'unknown' && known.state === 'captured')
    deps.log.error({ payment: 'was ended after it had placed its order: its money went back, for a person', paymentId: payment.paymentId })
  return known
}

async function ask(
  { order, method, savedCard, hosted }: BeginPaymentRequest & { method: OnlineMethod },
  call: Call<'visitor'>,
): Promise<{ page: string } | 'paid' | PayRefusal> {
  const { payments, ids, clock } = call
  const provider = providerOf(method, call)
  if (!provider) return 'PAY_METHOD_UNAVAILABLE'
  // A card is known where it was saved, and nowhere else.
  if (savedCard && savedCard.provider !== provider.name) return 'CARD_UNKNOWN'
  if (await hasLostSlot(order, call)) return 'SLOT_FULL'
  const now = clock.now()
  const begun = {
    paymentId: ids.guid(),
    orderId: order.orderId,
    provider: provider.name,
    method,
    ...chargeOf(order, method),
    card: savedCard?.shown ?? null,
  }
  const payment = await payments.begin({ ...begun, begunAt: now, endsAt: order.payUntil ?? now })
  // Nothing: another tap has begun one at the same moment, or the time is over.
  if (!payment) return order.payUntil !== null && order.payUntil > now ? 'PAY_UNSURE' : 'PAY_EXPIRED'
  return start(payment, { provider, method, order, savedCard, hosted }, call)
}

type Starting = {
  provider: PaymentProvider
  method: OnlineMethod
  order: Pick<OrderRecord, 'orderId' | 'orderNo' | 'storeId' | 'brand'>
  savedCard: CardRecord | undefined
  hosted: boolean
}

/** The screen to which a provider sends its guest back; with something behind a `#`, the one that takes the card itself. */
const returnPath = ({ orderId }: Pick<OrderRecord, 'orderId'>) => `/transfer?orderId=${orderId}`

/** Asks the provider for a payment that we have written down. `paid`: there is nothing left to do for the guest. */
async function start(
  payment: PaymentRecord,
  { provider, method, order, savedCard, hosted }: Starting,
  call: Call<'visitor'>,
): Promise<{ page: string } | 'paid' | 'PAY_UNSURE' | 'PAY_REFUSED'> {
  const { payments, clock, catalogue, language, brand } = call
  const shop = catalogue.shop(order.storeId)
  const started = await provider.start({
    key: payment.paymentId,
    amount: payment.amount,
    currency: payment.currency,
    method,
    brand,
    language,
    hold: paymentTerms(method).holdsFirst ?? false,
    expiresAt: payment.endsAt,
    returnUrl: `${siteOrigin(call)}${returnPath(order)}`,
    payee: localize(catalogue.brand(order.brand).name, language),
    description: shop ? `${localize(shop.name, language)} · ${order.orderNo}` : order.orderNo,
    savedCard: savedCard?.ref,
    device: deviceOf(call.userAgent),
    inWeChat: isWeChat(call.userAgent),
    hosted,
  })
  if (started === 'unknown') return 'PAY_UNSURE'
  if ('refused' in started) {
    await payments.failed(payment.paymentId, { reason: started.refused, at: clock.now() })
    return 'PAY_REFUSED'
  }
  const { ref, page } = started
  const opened = await payments.opened(payment.paymentId, started)
  if (started.decided) return settleDecided({ ...payment, ref, page, state: 'open' }, call)
  if (opened || (await payments.one(payment.paymentId))?.state !== 'failed') return { page }
  // The question was so long on its way that the payment was given up: nobody would hear of what is paid there.
  await provider.end(ref)
  return 'PAY_UNSURE'
}

/** The bank of a saved card has answered at once: what it said counts from now on, by the one way in which anything is settled. */
async function settleDecided(
  payment: PaymentRecord & { page: string },
  call: Call<'visitor'>,
): Promise<{ page: string } | 'paid' | 'PAY_REFUSED'> {
  const known = await settle(payment, call)
  if (known === 'unknown' || known.state === 'open') return { page: payment.page }
  return known.state === 'failed' ? 'PAY_REFUSED' : 'paid'
}
