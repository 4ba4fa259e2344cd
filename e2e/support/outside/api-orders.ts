import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import {
  bindAccessCode,
  encode,
  getOrCreateVisitor,
  getUserByExtUserId,
  postOrder,
  previewOrder,
  voucherRelease,
  type Action,
  type Answer,
  type Sent,
} from '@harbour/protocol'
import { brandIds, orderTypes, type Brand, type Instant } from '@harbour/rules'
import { lineOf } from '../cart-lines.ts'
import { dishes, shops, type Named, type Shop } from '../chain.ts'
import type { SignedInMember } from '../member.ts'
import { brandOf, choose, doorBeside, doorIn, keep, orderTypeOf, resident, type Chosen } from '../phone-state.ts'
import type { Language } from '../words/words.ts'

/** Much cash names who pays it. */
const contact = { name: 'Chan Tai Man', phone: '91234567' }

/** The guest of this phone has ordered what they have chosen, and pays in cash; gives the order's id. */
export async function orderFrom(page: Page, language: Language, { way = 'takeaway', shop = shops.taikooShing, cart = [] }: Chosen) {
  const brand = brandOf(shop)
  await choose(page, language, { way, shop })
  const { known, ...guest } = await newGuest(brand, new URL(page.url()).origin)
  const draft = {
    storeId: shop.storeId,
    orderType: orderTypeOf[way],
    lines: cart.map((choice) => lineOf(choice, brand)),
    cutlery: false,
    ...(way === 'delivery' && { destination: shop === shops.taikooShing ? doorIn(language) : doorBeside(shop) }),
  }
  const { price } = await ask(previewOrder, draft, guest)
  if (!price) throw new Error('the cart has no price')
  const ofAge = cart.some((choice) => choice === dishes.paleAle)
  const order = { ...draft, contact: resident, clientOrderId: randomUUID(), payMethod: 'cash' as const, total: price.total }
  const { orderId } = await ask(postOrder, { ...order, ...(ofAge && { ageDeclared: true }) }, guest)
  const { userId, phone, accessCode } = known
  await keep(page, { store: { deviceId: guest.deviceId, user: { userId, phone, accessCode, visitor: true }, secretKey: guest.key } })
  return orderId
}

type Rush = { shop: Shop; dish: Named; count: number }

/** So many guests order a dish each at a shop, one after the other, to collect and to be paid in cash. */
export async function placeOrders({ shop, dish, count }: Rush): Promise<void> {
  for (let placed = 0; placed < count; placed++) {
    const draft = { storeId: shop.storeId, orderType: orderTypes.takeaway, lines: [lineOf({ dish }, brandOf(shop))], cutlery: false }
    const guest = await newGuest(brandOf(shop))
    const { price } = await ask(previewOrder, draft, guest)
    if (!price) throw new Error('the dish has no price')
    await ask(postOrder, { ...draft, contact, clientOrderId: randomUUID(), payMethod: 'cash', total: price.total }, guest)
  }
}

/** Other guests preorder at a shop until a slot has no room left: many pieces each, then one. */
export async function fillSlot(storeId: string, wantedAt: Instant): Promise<void> {
  for (const pieces of [20, 1]) {
    let code: string | undefined
    while (code !== 'SLOT_FULL') code = await preorder(storeId, wantedAt, pieces)
  }
}

/** The reason of the refusal, if it is refused. */
async function preorder(storeId: string, wantedAt: Instant, num: number): Promise<string | undefined> {
  const draft = {
    storeId,
    orderType: orderTypes.takeaway,
    lines: [lineOf({ dish: dishes.chicken, num }, brandIds.hongKong)],
    cutlery: false,
    wantedAt,
  }
  const guest = await newGuest()
  const { price } = await ask(previewOrder, draft, guest)
  if (!price) throw new Error('the chicken has no price')
  const reply = await send(postOrder, { ...draft, contact, clientOrderId: randomUUID(), payMethod: 'cash', total: price.total }, guest)
  if (reply.status !== 1 && reply.code !== 'SLOT_FULL') throw new Error(reply.msg)
  return reply.code
}

/** A member orders with a coupon on another phone; what the first one holds is let go, as it would be after ten minutes. */
export async function orderWith(coupon: string, { deviceId, ...member }: SignedInMember, storeId: string): Promise<void> {
  const guest = await session(member, { key: '', deviceId, brand: brandIds.hongKong, gateway: process.env.HARBOUR_URL })
  await ask(voucherRelease, { voucherCodeList: [coupon] }, guest)
  const draft = {
    storeId,
    orderType: orderTypes.takeaway,
    lines: [lineOf({ dish: dishes.chicken, num: 4 }, brandIds.hongKong)],
    cutlery: false,
    coupons: [coupon],
  }
  const { price } = await ask(previewOrder, draft, guest)
  if (!price) throw new Error('the chicken has no price')
  await ask(postOrder, { ...draft, contact, clientOrderId: randomUUID(), payMethod: 'cash', total: price.total }, guest)
}

/** A member orders a dish on their own phone, to collect and to be paid in cash. */
export async function orderAs({ deviceId, ...member }: SignedInMember, { shop, dish }: { shop: Shop; dish: Named }): Promise<void> {
  const guest = await session(member, { key: '', deviceId, brand: brandOf(shop), gateway: process.env.HARBOUR_URL })
  const draft = { storeId: shop.storeId, orderType: orderTypes.takeaway, lines: [lineOf({ dish }, brandOf(shop))], cutlery: false }
  const { price } = await ask(previewOrder, draft, guest)
  if (!price) throw new Error('the dish has no price')
  await ask(postOrder, { ...draft, contact, clientOrderId: randomUUID(), payMethod: 'cash', total: price.total }, guest)
}

/** Somebody who calls the gateway: their key, on which device, at which brand. */
export type Guest = { key: string; deviceId: string; brand: Brand; gateway: string | undefined }

/** A guest who has just come, with a session of their own. */
export async function newGuest(brand: Brand = brandIds.hongKong, gateway = process.env.HARBOUR_URL): Promise<Guest & { known: Known }> {
  const nobody = { key: '', deviceId: randomUUID(), brand, gateway }
  const known = await ask(getOrCreateVisitor, {}, nobody)
  return { ...(await session(known, nobody)), known }
}

export type Known = { userId: string; phone: string; accessCode: string | null }

/** A key for somebody who has opened a session on this device. */
async function session({ userId, phone, accessCode }: Known, nobody: Guest): Promise<Guest> {
  const { secretKey } = await ask(getUserByExtUserId, { extUserId: userId, phone }, nobody)
  await ask(bindAccessCode, { secretKey, accessCode: accessCode ?? '' }, nobody)
  return { ...nobody, key: secretKey }
}

/** Makes one call in the name of whoever has this key, and gives its answer; throws where it is refused. */
export async function ask<A extends Action>(action: A, input: Sent<A>, guest: Guest): Promise<Answer<A>> {
  const { status, data, msg } = await send(action, input, guest)
  if (status !== 1) throw new Error(`${action.name}: ${msg}`)
  const checked = await action.data['~standard'].validate(data)
  if (checked.issues) throw new Error(`${action.name} answers otherwise than it says`)
  return checked.value
}

type Reply = { status: number; code?: string; msg: string; data: unknown }

async function send<A extends Action>(action: A, input: Sent<A>, { key, deviceId, brand, gateway }: Guest): Promise<Reply> {
  const form = new FormData()
  form.set('actionName', action.name)
  form.set('content', JSON.stringify({ ...(encode(action.content, input) as object), brand, deviceId }))
  form.set('key', key)
  const answer = await fetch(`${gateway}/api/${action.gateway}?_name=${action.name}`, { method: 'POST', body: form })
  return (await answer.json()) as Reply // the envelope of every answer
}
