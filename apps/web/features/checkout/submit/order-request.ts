import type { postOrder, Price, Sent } from '@harbour/protocol'
import { orderTypes, type CartLine, type Cents, type Gift } from '@harbour/rules'
import type { ContactDraft } from '../../../entities/contact/contact.ts'
import type { Address } from '../../../entities/location/order-location.ts'
import type { Checkout } from '../use-checkout.ts'
import type { Age } from '../form/use-age.ts'
import type { PhoneVerdict } from '../../../entities/contact/phone.ts'

export type Order = Omit<Sent<typeof postOrder>, 'clientOrderId'>

/** The part of a changed order that the guest has seen and taken: its lines at their new prices, its total, and the gifts and coupons that it still has. */
export type Accepted = { lines: CartLine[]; total: Cents; gifts: Gift[]; coupons: Price['coupons'] }

/** All that a guest has said and seen, of which an order is made. */
export type OrderParts = {
  checkout: Pick<Checkout, 'draft' | 'price' | 'where' | 'said' | 'asksQuarantine'>
  contact: ContactDraft
  phone: PhoneVerdict
  method: Order['payMethod'] | undefined
  age: Pick<Age, 'needed' | 'declared' | 'birthday'>
  /** The chosen address with the door that was said here; absent where it was known before. */
  doored?: Address
  /** New prices that the guest has seen and taken. */
  accepted?: Accepted
}

/** The order as it is sent: the same parts always make the same order, so that a second try is no other one. Undefined while a part is missing. */
export function orderRequest({ checkout, contact, phone, method, age, doored, accepted }: OrderParts): Order | undefined {
  const { draft, price, where, said, asksQuarantine } = checkout
  const { total, gifts = [], coupons = [] } = accepted ?? price ?? {}
  if (!draft || !method || total === undefined) return undefined
  const { orderType } = where
  const address = doored ?? where.address
  const note = address?.note?.trim() || undefined
  const name = contact.name.trim()
  return {
    ...draft,
    lines: accepted?.lines ?? draft.lines,
    gifts: gifts.length > 0 ? gifts : undefined,
    coupons: coupons.length > 0 ? coupons.map(({ voucherCode }) => voucherCode) : undefined,
    destination: orderType === orderTypes.delivery && address ? { ...address, note } : undefined,
    contact: name && phone.state !== 'empty' ? { name, phone: phone.state === 'good' ? phone.number : contact.phone } : undefined,
    payMethod: method,
    request: (orderType === orderTypes.delivery && said.request?.trim()) || undefined,
    quarantined: asksQuarantine ? said.quarantined : undefined,
    ageDeclared: (age.needed && age.declared) || undefined,
    birthday: age.birthday,
    total,
  }
}
