import type { Answer, shopOrderGet } from '@harbour/protocol'
import { cents, formatPrice, groupedPhone, orderTypes, type Cents, type PayMethod } from '@harbour/rules'
import { brand } from '../../../api/keys.ts'
import type { PaperBlock } from '../../../lib/paper/paper-block.ts'
import { m } from '../../../paraglide/messages.js'
import { pieceRows } from '../../orders/parts/line-pieces.ts'
import type { ShopOrder } from '../../orders/shop-order.ts'
import { cutleryWords, ownerBlocks } from './kitchen-ticket.ts'
import { orderTypeName } from '../../../words/order-type-name.ts'
import { ageBlocks, footBlocks, promiseBlocks } from './ticket-head.ts'

/** The parts of an order's price, as it was placed. */
export type TicketPrice = Answer<typeof shopOrderGet>['price']

/** Beside the order: its shop's name, and the price by parts where it is known. */
export type TicketFacts = { shopName: string; price: TicketPrice | undefined; now: number }

/** The copy that goes with the order: what it holds and costs, what is paid or to be collected, and of a delivery where to. */
export function customerTicket(order: ShopOrder, { shopName, price, now }: TicketFacts): PaperBlock[] {
  return [
    { kind: 'words', words: shopName, size: 34, bold: true, align: 'center' },
    { kind: 'words', words: order.pickupNo, size: 110, bold: true, align: 'center' },
    { kind: 'row', words: orderTypeName(order.orderType), tail: cutleryWords(order), size: 34, bold: true },
    ...promiseBlocks(order, now, 34),
    ...ageBlocks(order),
    { kind: 'rule' },
    ...order.lines.flatMap(lineBlocks),
    { kind: 'rule' },
    ...(price ? priceBlocks(price) : []),
    { kind: 'row', words: m.printing_total(), tail: money(order.total), size: 42, bold: true },
    ...paidBlocks(order),
    ...(order.orderType === orderTypes.delivery ? guestBlocks(order) : []),
    { kind: 'gap', dots: 12 },
    { kind: 'code', text: order.orderNo },
    ...footBlocks(order, now),
  ]
}

const money = (amount: Cents) => formatPrice(amount, { decimals: 'one' })
const minus = (amount: Cents) => money(cents(0 - amount))

function lineBlocks(line: ShopOrder['lines'][number]): PaperBlock[] {
  const choices = pieceRows(line).map(({ side, pieces }) => {
    const words = pieces.map((piece) => piece.words).join(' · ')
    return side ? `${side === 'left' ? m.printing_left() : m.printing_right()}: ${words}` : words
  })
  return [
    { kind: 'row', lead: `${line.num} ×`, words: line.name, tail: line.gift ? m.printing_gift() : money(line.total), size: 32, bold: true },
    ...ownerBlocks(line, { size: 28, inset: 56 }),
    ...choices.map((words): PaperBlock => ({ kind: 'words', words, size: 26, inset: 56 })),
    { kind: 'gap', dots: 6 },
  ]
}

function priceBlocks({ subtotal, promotions, coupons, boxedMeal, delivery, cutlery, points }: TicketPrice): PaperBlock[] {
  const fees: [string, Cents][] = [
    [m.printing_boxes(), boxedMeal],
    [m.printing_delivery(), delivery],
    [m.printing_cutlery_fee(), cutlery],
  ]
  const rows: [string, string][] = [
    [m.printing_subtotal(), money(subtotal)],
    ...[...promotions, ...coupons].map(({ name, amount }): [string, string] => [name, minus(amount)]),
    ...fees.filter(([, amount]) => amount !== 0).map(([words, amount]): [string, string] => [words, money(amount)]),
    ...(points ? [[m.printing_points({ count: points.used }), minus(points.amount)] satisfies [string, string]] : []),
  ]
  return rows.map(([words, tail]) => ({ kind: 'row', words, tail, size: 28 }))
}

const methods: Record<PayMethod, () => string> = {
  card: m.printing_card,
  octopus: m.printing_octopus,
  alipay: m.printing_alipay,
  payme: m.printing_payme,
  fps: m.printing_fps,
  wechat: m.printing_wechat,
  mpay: m.printing_mpay,
  cash: m.printing_cash,
}

function paidBlocks({ toCollect, paid, payMethod }: ShopOrder): PaperBlock[] {
  if (toCollect > 0)
    return [{ kind: 'words', words: m.printing_collect({ amount: money(toCollect) }), size: 44, bold: true, inverted: 'band' }]
  if (!paid) return [{ kind: 'words', words: m.printing_not_paid(), size: 44, bold: true, inverted: 'band' }]
  return [{ kind: 'words', words: m.printing_paid_by({ method: methods[payMethod]() }), size: 34, bold: true }]
}

/** The lines for whoever brings it: where to, how to reach the guest, and what they ask. */
function guestBlocks({ destination, contact, handover, request, quarantined }: ShopOrder): PaperBlock[] {
  const flat = destination && [
    destination.building,
    destination.floor && m.printing_floor({ floor: destination.floor }),
    destination.flat && m.printing_flat({ flat: destination.flat }),
  ]
  const said = [
    destination?.note,
    handover === 'door' && m.printing_to_door(),
    handover === 'locker' && m.printing_to_locker(),
    quarantined && m.printing_quarantined(),
    request && m.printing_note({ words: request }),
  ].flatMap((words) => (words ? [words] : []))
  return [
    { kind: 'rule' },
    ...(flat ? [{ kind: 'words' as const, words: flat.filter(Boolean).join(' · '), size: 36, bold: true }] : []),
    ...(destination ? [{ kind: 'words' as const, words: destination.fullAddress, size: 28 }] : []),
    ...(contact
      ? [{ kind: 'words' as const, words: `${contact.name}  ${groupedPhone(contact.phone, brand())}`, size: 36, bold: true }]
      : []),
    ...said.map((words): PaperBlock => ({ kind: 'words', words, size: 30, bold: true })),
  ]
}
