import { randomUUID } from 'node:crypto'
import { products } from '@harbour/chain'
import { soldProduct } from '@harbour/chain/sold-menu.ts'
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
import { orderTypes, presetLine, type CartLine, type Instant } from '@harbour/rules'
import type { SignedInMember } from './member.ts'

/** Other guests preorder at a shop until a slot has no room left: many pieces each, then one. */
export async function fillSlot(storeId: string, wantedAt: Instant): Promise<void> {
  for (const pieces of [20, 1]) {
    let code: string | undefined
    while (code !== 'SLOT_FULL') code = await preorder(storeId, wantedAt, pieces)
  }
}

/** The reason of the refusal, if it is refused. */
async function preorder(storeId: string, wantedAt: Instant, num: number): Promise<string | undefined> {
  const draft = { storeId, orderType: orderTypes.takeaway, lines: [chicken(num)], cutlery: false, wantedAt }
  const guest = await newGuest()
  const { price } = await ask(previewOrder, draft, guest)
  if (!price) throw new Error('the chicken has no price')
  const reply = await send(postOrder, { ...draft, clientOrderId: randomUUID(), payMethod: 'cash', total: price.total }, guest)
  if (reply.status !== 1 && reply.code !== 'SLOT_FULL') throw new Error(reply.msg)
  return reply.code
}

/** A member orders with a coupon on another phone; what the first one holds is let go, as it would be after ten minutes. */
export async function orderWith(coupon: string, { deviceId, ...member }: SignedInMember, storeId: string): Promise<void> {
  const guest = await session(member, { key: '', deviceId })
  await ask(voucherRelease, { voucherCodeList: [coupon] }, guest)
  const draft = { storeId, orderType: orderTypes.takeaway, lines: [chicken(4)], cutlery: false, coupons: [coupon] }
  const { price } = await ask(previewOrder, draft, guest)
  if (!price) throw new Error('the chicken has no price')
  await ask(postOrder, { ...draft, clientOrderId: randomUUID(), payMethod: 'cash', total: price.total }, guest)
}

function chicken(num: number): CartLine {
  const product = products.find(({ pid }) => pid === 'ginger-chicken')
  const sold = product && soldProduct(product, 31, 2)
  if (!sold) throw new Error('the chain has no chicken')
  return { ...presetLine(sold), num }
}

type Guest = { key: string; deviceId: string }

async function newGuest(): Promise<Guest> {
  const nobody = { key: '', deviceId: randomUUID() }
  return session(await ask(getOrCreateVisitor, {}, nobody), nobody)
}

type Known = { userId: string; phone: string; accessCode: string | null }

/** A key for somebody who has opened a session on this device. */
async function session({ userId, phone, accessCode }: Known, nobody: Guest): Promise<Guest> {
  const { secretKey } = await ask(getUserByExtUserId, { extUserId: userId, phone }, nobody)
  await ask(bindAccessCode, { secretKey, accessCode: accessCode ?? '' }, nobody)
  return { ...nobody, key: secretKey }
}

async function ask<A extends Action>(action: A, input: Sent<A>, guest: Guest): Promise<Answer<A>> {
  const { status, data, msg } = await send(action, input, guest)
  if (status !== 1) throw new Error(`${action.name}: ${msg}`)
  const checked = await action.data['~standard'].validate(data)
  if (checked.issues) throw new Error(`${action.name} answers otherwise than it says`)
  return checked.value
}

type Reply = { status: number; code?: string; msg: string; data: unknown }

async function send<A extends Action>(action: A, input: Sent<A>, { key, deviceId }: Guest): Promise<Reply> {
  const form = new FormData()
  form.set('actionName', action.name)
  form.set('content', JSON.stringify({ ...(encode(action.content, input) as object), brand: 31, deviceId }))
  form.set('key', key)
  const answer = await fetch(`${process.env.HARBOUR_URL}/api/${action.gateway}?_name=${action.name}`, { method: 'POST', body: form })
  return (await answer.json()) as Reply // the envelope of every answer
}
