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
  type Action,
  type Answer,
  type Sent,
} from '@harbour/protocol'
import { orderTypes, presetLine, type Instant } from '@harbour/rules'

/** Other guests preorder at a shop until a slot has no room left: many pieces each, then one. */
export async function fillSlot(storeId: string, wantedAt: Instant): Promise<void> {
  for (const pieces of [20, 1]) {
    let code: string | undefined
    while (code !== 'SLOT_FULL') code = await preorder(storeId, wantedAt, pieces)
  }
}

/** The reason of the refusal, if it is refused. */
async function preorder(storeId: string, wantedAt: Instant, num: number): Promise<string | undefined> {
  const chicken = products.find(({ pid }) => pid === 'ginger-chicken')
  const sold = chicken && soldProduct(chicken, 31, 2)
  if (!sold) throw new Error('the chain has no chicken')
  const draft = { storeId, orderType: orderTypes.takeaway, lines: [{ ...presetLine(sold), num }], cutlery: false, wantedAt }
  const guest = await newGuest()
  const { price } = await ask(previewOrder, draft, guest)
  if (!price) throw new Error('the chicken has no price')
  const reply = await send(postOrder, { ...draft, clientOrderId: randomUUID(), payMethod: 'cash', total: price.total }, guest)
  if (reply.status !== 1 && reply.code !== 'SLOT_FULL') throw new Error(reply.msg)
  return reply.code
}

type Guest = { key: string; deviceId: string }

async function newGuest(): Promise<Guest> {
  const nobody = { key: '', deviceId: randomUUID() }
  const { userId, phone, accessCode } = await ask(getOrCreateVisitor, {}, nobody)
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
