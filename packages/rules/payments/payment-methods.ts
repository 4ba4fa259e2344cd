import { roundToTenCents, type Cents } from '../money.ts'
import { brandIds, type Brand } from '../region.ts'

const { hongKong, macau } = brandIds

/**
 * A way to pay (spec 1.20): where it can be had; whether a provider takes the money before the order is made, or whoever hands it over; whether only
 * whole ten cents can be charged; whether it is approved in an app of its own; whether its money is held first, and captured once the shop accepts; whether it
 * came after the first ones, so that a page that was opened before does not know it; whether its app opens from a browser alone, never from within another app.
 */
type PaymentTerms = {
  brands: readonly Brand[]
  paidTo: 'provider' | 'handover'
  roundsToTenCents?: true
  inItsApp?: true
  holdsFirst?: true
  cameLater?: true
  fromBrowserOnly?: true
}

/** Every way to pay, the most usual first. The wire, the gateway's providers and the web app's words are checked against this table. */
export const paymentMethods = {
  card: { brands: [hongKong, macau], paidTo: 'provider', holdsFirst: true },
  octopus: { brands: [hongKong], paidTo: 'provider', roundsToTenCents: true },
  alipay: { brands: [hongKong, macau], paidTo: 'provider', inItsApp: true },
  payme: { brands: [hongKong], paidTo: 'provider', inItsApp: true, cameLater: true },
  fps: { brands: [hongKong], paidTo: 'provider', inItsApp: true, cameLater: true },
  wechat: { brands: [hongKong], paidTo: 'provider', inItsApp: true, cameLater: true, fromBrowserOnly: true },
  mpay: { brands: [macau], paidTo: 'provider', inItsApp: true },
  cash: { brands: [hongKong, macau], paidTo: 'handover' },
} as const satisfies Record<string, PaymentTerms>

export type PayMethod = keyof typeof paymentMethods
type MethodsPaidTo<Receiver> = {
  [Method in PayMethod]: (typeof paymentMethods)[Method]['paidTo'] extends Receiver ? Method : never
}[PayMethod]
/** A method whose money a provider takes. */
export type OnlineMethod = MethodsPaidTo<'provider'>
/** A method whose money changes hands with the order. */
type HandoverMethod = MethodsPaidTo<'handover'>

/** The methods of all brands. */
export const payMethodNames = Object.keys(paymentMethods) as PayMethod[] // keys of the table above, typed

/** The methods of a brand's region, the most usual first (spec 1.20). */
export function payMethods(brand: Brand): readonly PayMethod[] {
  return payMethodNames.filter((method) => paymentTerms(method).brands.includes(brand))
}

/** The terms of a method. */
export function paymentTerms(method: PayMethod): PaymentTerms {
  return paymentMethods[method]
}

/** Says whether whoever hands the order over takes the money, as with cash; all other money is a provider's to take. */
export function isPaidAtHandover(method: PayMethod): method is HandoverMethod {
  return paymentTerms(method).paidTo === 'handover'
}

/** The cents that a method charges for a total: where it takes only whole ten cents the nearest of them, a half up; else the total itself. */
export function chargedBy(method: PayMethod, total: Cents): Cents {
  return paymentTerms(method).roundsToTenCents ? roundToTenCents(total).charged : total
}
