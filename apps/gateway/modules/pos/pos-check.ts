import {
  addCents,
  cents,
  formatTime,
  isPaidAtHandover,
  languageIds,
  orderTypes,
  timesCents,
  type Cents,
  type OrderType,
} from '@harbour/rules'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { choicesOf, type OrderLine } from '../ordering/order-lines.ts'
import type { OrderRecord } from '../ordering/order.ts'
import type { PosCharge, PosCheck, PosItem, PosOrderType } from './pos-system.ts'

/** The most characters that are said beside an item, and of one line of information; what is cut stands on Harbour's own ticket. */
const [mostWords, mostLine] = [100, 60]

const ways: Record<OrderType, { type: PosOrderType; words: string }> = {
  [orderTypes.takeaway]: { type: 'takeaway', words: '外賣自取 Takeaway' },
  [orderTypes.delivery]: { type: 'delivery', words: '外送 Delivery' },
  [orderTypes.dineIn]: { type: 'dineIn', words: '堂食 Dine in' },
}

/** The check of an order. It says what is sold and how it is handed over, and nothing of who the guest is: neither name nor phone nor address is of use to a till. */
export function posCheckOf(order: OrderRecord, { catalogue }: { catalogue: Pick<Catalogue, 'digitCode'> }): PosCheck {
  const { orderId, orderNo, orderType, payMethod, total } = order
  const items = order.lines.map((line) => itemOf(line, catalogue.digitCode(order.brand, line.pid)))
  const charges = chargesOf(order)
  const full = addCents(...items.map(({ unit, num }) => timesCents(unit, num)), ...charges.map(({ amount }) => amount))
  return {
    key: orderId,
    name: orderNo,
    orderType: ways[orderType].type,
    lines: linesOf(order),
    items,
    charges,
    discount: cents(Math.max(0, full - total)),
    tender: isPaidAtHandover(payMethod) || total === 0 ? null : { method: payMethod, amount: total },
    total,
  }
}

/** A dish by the POS's own number, with its choices beside it; one without is told by its name. */
function itemOf(line: OrderLine, code: string | undefined): PosItem {
  const title = code === undefined ? [line.name.tc] : []
  const words = [...title, ...(line.gift ? ['贈品 Gift'] : []), choicesOf(line, languageIds.tc)].filter(Boolean).join(' · ')
  return { item: code === undefined ? null : Number(code), num: line.num, unit: line.unit, words: cut(words, mostWords) }
}

function chargesOf({ price }: OrderRecord): PosCharge[] {
  const all: [string, Cents][] = [
    ['送餐費 Delivery fee', price.delivery],
    ['餐盒費 Boxes', price.boxedMeal],
    ['餐具 Cutlery', price.cutlery],
  ]
  return all.filter(([, amount]) => amount > 0).map(([words, amount]) => ({ words, amount }))
}

/** The lines that whoever makes and hands over the order reads: its number, way and time, and what the guest has asked of the kitchen. */
function linesOf({ pickupNo, orderType, wantedAt, etaHigh, cutlery, request }: OrderRecord): string[] {
  return [
    `#${pickupNo} ${ways[orderType].words}`,
    `${wantedAt === null ? '承諾 Promised' : '預約 Preorder'} ${formatTime(wantedAt ?? etaHigh)}`,
    ...(cutlery ? ['要餐具 With cutlery'] : []),
    ...(request ? [cut(request, mostLine)] : []),
  ]
}

const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1)}…` : text)
