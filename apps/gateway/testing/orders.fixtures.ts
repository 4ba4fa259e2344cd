import { randomUUID } from 'node:crypto'
import { bindAccessCode, encode, getOrCreateVisitor, getUserByExtUserId, postOrder, type Answer, type Input } from '@harbour/protocol'
import { languageIds, orderTypes, presetLine, priceOrder, promotionsAt, type OrderType } from '@harbour/rules'
import { deliveryTerms } from '../modules/catalogue/quotes.ts'
import { writeTillKeyHashes } from '../modules/staff/shop-key-store.ts'
import { hashSecret } from '../platform/secrets.ts'
import type { As, TestGateway } from './gateway.ts'

export const taikooShop = '3101'
export const macauShop = '4201'
/** An address in the first zone of the Taikoo shop: fee $15, minimum $50. */
export const taikooHome = {
  building: 'Kao Shan Terrace',
  district: 'Eastern',
  fullAddress: '1 Taikoo Shing Road',
  lat: 22.2866,
  lng: 114.2172,
  floor: '12',
  flat: 'A',
}
/** Out at sea, where nobody delivers. */
export const atSea = { ...taikooHome, lat: 22.1, lng: 114.5 }

export type Content = Input<typeof postOrder>

/** A visitor with a bound session on a device of their own. */
export async function newGuest(
  gateway: TestGateway,
  deviceId: string = randomUUID(),
): Promise<As & { key: string; userId: string; accessCode: string }> {
  const as = { deviceId }
  const { userId, phone, accessCode } = await gateway.ask(getOrCreateVisitor, {}, as)
  const { secretKey } = await gateway.ask(getUserByExtUserId, { extUserId: userId, phone }, as)
  await gateway.ask(bindAccessCode, { secretKey, accessCode }, as)
  return { ...as, key: secretKey, userId, accessCode: accessCode ?? '' }
}

/** The tills of the shops named, with fresh keys; those of other shops are gone. */
export async function newTills(gateway: TestGateway, ...storeIds: string[]): Promise<As[]> {
  const keys = storeIds.map((storeId) => `till-${storeId}-${randomUUID()}`)
  await writeTillKeyHashes(gateway.context.db.rows, new Map(storeIds.map((storeId, at) => [storeId, hashSecret(keys[at] ?? '')])))
  return keys.map((key) => ({ key }))
}

type OrderInput = { pids?: string[]; orderType?: OrderType; at?: typeof taikooHome; nums?: number[] } & Partial<Content>

/** An order of the Taikoo shop's menu as a web app would send it, with the price that the rules give; in cents. */
export function orderOf(gateway: TestGateway, input: OrderInput = {}): Content {
  const { pids = ['carbonara', 'garlic-bread'], orderType = orderTypes.takeaway, at, nums = [], ...rest } = input
  const { catalogue } = gateway.context
  const storeId = rest.storeId ?? taikooShop
  const shop = catalogue.shop(storeId)
  if (!shop) throw new Error(`no shop ${storeId}`)
  const book = catalogue.book(storeId, 1, rest.wantedAt ?? gateway.context.clock.now())
  const lines =
    rest.lines ??
    pids.map((pid, index) => {
      const product = book.products.get(`${shop.brand}-${pid}`)
      if (!product) throw new Error(`no product ${pid}`)
      return { ...presetLine(product), num: nums[index] ?? 1 }
    })
  const delivery = at && (deliveryTerms(shop, at) ?? undefined)
  const occasion = { now: rest.wantedAt ?? gateway.context.clock.now(), orderType }
  const promotions = promotionsAt(catalogue.promotions(shop.brand, { storeId, language: languageIds.tc }), book, occasion)
  const { fees } = catalogue.brand(shop.brand)
  const { total } = priceOrder({ lines, book, orderType, fees, delivery, cutlery: false, promotions })
  // Much cash needs one, and a preorder in cash; by another method none is harmful.
  const named = rest.wantedAt !== undefined || total >= catalogue.brand(shop.brand).orderLimits.cashContactFrom
  const contact = named ? { name: 'Chan Tai Man', phone: '91234567' } : undefined
  const order = {
    storeId,
    orderType,
    lines,
    cutlery: false,
    destination: at,
    clientOrderId: randomUUID(),
    payMethod: 'cash',
    total,
  } as const
  return { ...order, ...(contact && { contact }), ...rest }
}

/** An order as it goes over the wire: in dollars. */
export function onWire(content: Content): object {
  return encode(postOrder.content, content) as object // an object schema gives an object
}

/** Places an order for a guest. */
export function place(gateway: TestGateway, guest: As, input: OrderInput = {}): Promise<Answer<typeof postOrder>> {
  return gateway.ask(postOrder, onWire(orderOf(gateway, input)), guest)
}
