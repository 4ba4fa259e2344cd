import { hash } from 'node:crypto'
import { isPaidAtHandover, type Cents, type Instant, type Minutes, type PayMethod } from '@harbour/rules'
import type { MostOrders } from '../catalogue/catalogue.ts'
import type { Call } from './deps.ts'
import { clientSubnet } from '../../platform/rate-limits.ts'
import type { OrderOrigin } from './order.ts'

/** The origin of an order, and how many such orders may be on their way unpaid: with cash to come, or waiting for their money. */
export function originOf(
  { address, brand, caller, catalogue, deviceId, settings }: Call<'visitor'>,
  kind: 'cash' | 'waiting',
): OrderOrigin {
  const most = scaled(catalogue.brand(brand).orderLimits[kind], settings.rateLimitScale)
  return { deviceId, address: caller.visitor ? hash('sha256', `order from ${clientSubnet(address)}`, 'buffer') : null, most }
}

/** The most orders with cash to come that may be on their way. */
export const mostInCash = ({ brand, catalogue, settings }: Pick<Call, 'brand' | 'catalogue' | 'settings'>): MostOrders =>
  scaled(catalogue.brand(brand).orderLimits.cash, settings.rateLimitScale)

function scaled({ guest, device, address }: MostOrders, scale: number): MostOrders {
  return { guest: Math.ceil(guest * scale), device: Math.ceil(device * scale), address: Math.ceil(address * scale) }
}

/** The minutes of a slot that orders may reserve while they wait for their money. */
export const shareOf = (slotCapacity: Minutes, percent: number): Minutes => Math.floor((slotCapacity * percent) / 100)

type Bill = { payMethod: PayMethod; total: Cents; contact?: object | null | undefined; wantedAt?: Instant | null | undefined }

/** True of an order with cash to come that does not say who will pay it, though it is large, or a preorder, which keeps minutes of a slot. */
export function lacksContact(
  { payMethod, total, contact, wantedAt }: Bill,
  { brand, catalogue }: Pick<Call, 'brand' | 'catalogue'>,
): boolean {
  if (!isPaidAtHandover(payMethod) || contact) return false
  return Boolean(wantedAt) || total >= catalogue.brand(brand).orderLimits.cashContactFrom
}
