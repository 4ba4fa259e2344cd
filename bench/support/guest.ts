import { randomUUID } from 'node:crypto'
import {
  bindAccessCode,
  encode,
  getOrCreateVisitor,
  getUserByExtUserId,
  type postOrder,
  Reply,
  type Action,
  type Answer,
  type Sent,
} from '@harbour/protocol'
import { products, shops, promotions } from '@harbour/chain'
import { soldProduct } from '@harbour/chain/sold-menu.ts'
import { soldPromotion } from '@harbour/chain/sold-promotion.ts'
import { languageIds, brandIds, cents, presetLine, priceOrder, promotionsAt, type ProductBook } from '@harbour/rules'
import * as v from 'valibot'

export type Guest = { key: string; deviceId: string }

const boundary = 'harbourbenchboundary'
export const formHeaders = { 'content-type': `multipart/form-data; boundary=${boundary}` }

/** The bytes of one call's form. */
export function formOf<A extends Action>(action: A, input: Sent<A>, { key, deviceId }: Guest): Buffer {
  const content = JSON.stringify({
    ...(encode(action.content, input) as object),
    brand: brandIds.hongKong,
    deviceId,
    language: languageIds.en,
  })
  const fields = { actionName: action.name, content, key, langType: '2', userAgent: 'bench', system: 'WEB' }
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  return Buffer.from(`${parts.join('')}--${boundary}--\r\n`)
}

export async function call<A extends Action>(
  url: string,
  action: A,
  { input, guest }: { input: Sent<A>; guest: Guest },
): Promise<Answer<A>> {
  const response = await fetch(`${url}/api/${action.gateway}?_name=${action.name}`, {
    method: 'POST',
    headers: formHeaders,
    body: formOf(action, input, guest),
  })
  const reply = v.parse(Reply, await response.json())
  if (reply.status !== 1) throw new Error(`${action.name}: ${reply.code} ${reply.msg}`)
  return v.parse(action.data, reply.data) as Answer<A> // by its own schema
}

/** A fresh visitor with a bound session, and how their phone knows them. */
export async function newGuest(url: string): Promise<Guest & { known: Answer<typeof getOrCreateVisitor> }> {
  const nobody = { key: '', deviceId: randomUUID() }
  const visitor = await call(url, getOrCreateVisitor, { input: {}, guest: nobody })
  const { secretKey } = await call(url, getUserByExtUserId, { input: { extUserId: visitor.userId, phone: visitor.phone }, guest: nobody })
  await call(url, bindAccessCode, { input: { secretKey, accessCode: visitor.accessCode ?? '' }, guest: nobody })
  return { ...nobody, key: secretKey, known: visitor }
}

/** The time at the gateways of the bench. */
const noon = Date.parse('2026-11-23T12:00:00+08:00')
const fees = { cutlery: cents(100), boxedMeal: cents(100), boxedMealCap: cents(500) }

/** The order of a guest in the bench: two pizzas with their choices, fries and two drinks, to take away. */
export function orderOf(storeId: string): Sent<typeof postOrder> {
  const sold = products.flatMap((product) => soldProduct(product, brandIds.hongKong, languageIds.en) ?? [])
  const book: ProductBook = { products: new Map(sold.map((product) => [product.uid, product])), soldOut: new Set() }
  const scarce = new Set(shops.flatMap(({ soldOut }) => soldOut))
  const ready = sold.filter(
    (product) =>
      !scarce.has(product.pid) &&
      !product.alcohol &&
      !product.service &&
      !product.orderTypes &&
      product.requirements.every(({ min, options }) => options.filter(({ preset }) => preset).length >= min) &&
      product.groups.length === 0,
  )
  const lines = ready.slice(0, 5).map((product) => presetLine(product))
  const given = promotions.flatMap((promotion) => soldPromotion(promotion, brandIds.hongKong, languageIds.en) ?? [])
  const hold = promotionsAt(given, book, { now: noon, orderType: 1 })
  const { total } = priceOrder({ lines, book, orderType: 1, fees, cutlery: false, promotions: hold })
  return {
    storeId,
    orderType: 1,
    lines,
    cutlery: false,
    clientOrderId: randomUUID(),
    payMethod: 'cash',
    contact: { name: 'Chan', phone: '91234567' },
    total,
  }
}
