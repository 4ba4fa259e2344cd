import { randomUUID } from 'node:crypto'
import { previewOrder, voucherGet, type Answer, type Voucher } from '@harbour/protocol'
import { presetLine, type CartLine } from '@harbour/rules'
import { newVoucher, spanOf } from '../modules/vouchers/new-voucher.ts'
import { onWire, orderOf, taikooShop } from './orders.fixtures.ts'
import type { As, TestGateway } from './gateway.ts'

export type Coupons = { couponId?: string; validDays?: number }
type Recipient = As & { userId: string }

/** Gives somebody a coupon of the house, $20 off anything unless told, and its code. */
export async function giveCoupon(gateway: TestGateway, { userId, brand = 31 }: Recipient, input: Coupons = {}): Promise<string> {
  const { couponId = 'cash-20', validDays = 30 } = input
  const { context } = gateway
  const span = spanOf(context.clock.now(), validDays)
  const given = newVoucher({ userId, brand, couponId, givenFor: `test ${randomUUID()}`, span }, context)
  if (!given) throw new Error(`no coupon ${couponId}`)
  await context.vouchers.give([given])
  return given.record.code
}

/** A guest's vouchers of one status. */
export async function vouchersOf(gateway: TestGateway, as: As, voucherStatus: Voucher['voucherStatus'] = 1): Promise<Voucher[]> {
  return (await gateway.ask(voucherGet, { voucherStatus }, as)).data
}

type OrderInput = Parameters<typeof orderOf>[1]

/** A preview as it goes over the wire. */
export function draftOnWire(gateway: TestGateway, input: OrderInput = {}): object {
  const {
    clientOrderId: _,
    payMethod: __,
    total: ___,
    ageDeclared: ____,
    contact: _____,
    ...draft
  } = onWire(orderOf(gateway, input)) as Record<string, unknown> // an object schema gives an object
  return draft
}

/** An order with coupons as a web app would send it: with the total that its preview gives. */
export async function couponOrder(gateway: TestGateway, as: As, input: OrderInput & { coupons: string[] }): Promise<object> {
  const preview: Answer<typeof previewOrder> = await gateway.ask(previewOrder, draftOnWire(gateway, input), as)
  return onWire(orderOf(gateway, { ...input, total: preview.price?.total }))
}

/** The line of a coupon's product, preset as the menu has it. */
export function couponLine(gateway: TestGateway, voucherCode: string, pid: string): CartLine {
  const product = gateway.context.catalogue.book(taikooShop, 1, gateway.context.clock.now()).products.get(`31-${pid}`)
  if (!product) throw new Error(`no product ${pid}`)
  return { ...presetLine(product), num: 1, isCouponPro: true, voucherCode }
}
