import { randomUUID } from 'node:crypto'
import { calls, logout, updateSoldOut, updateStoreState, type Action } from '@harbour/protocol'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newMember } from '../member-cast.ts'
import { newGuest, newTills, onWire, orderOf, place, taikooHome, taikooShop } from '../test-cast.ts'
import { startGateway, type As } from '../test-gateway.ts'
import { contentOf, spoilt } from './contents.ts'
import { damaged, formOf } from './forms.ts'

const numRuns = Number(process.env.FUZZ_RUNS ?? 300)
const gateway = await startGateway({ environment: { RATE_LIMIT_SCALE: '1000000' } })
afterAll(gateway.stop)

/** The victim's order holds this, and nobody else's does. */
const secret = 'Rumpelstilzchen'
let guest: As & { key: string }
let member: As & { key: string }
let till: As
let victimOrder: string
let ownOrder: string

beforeAll(async () => {
  guest = await newGuest(gateway)
  // On the same device, so that one content fits both.
  member = await newMember(gateway, {}, { deviceId: guest.deviceId })
  till = (await newTills(gateway, taikooShop))[0] ?? {}
  const contact = { name: secret, phone: '91234567' }
  // At another shop, so that the till of ours may not see it either.
  const shop = gateway.context.catalogue.shops(31).find(({ storeId }) => storeId !== taikooShop)
  victimOrder = (await place(gateway, await newGuest(gateway), { contact, storeId: shop?.storeId })).orderId
  ownOrder = (await place(gateway, guest)).orderId
})

/** Posts a body as it is; a call that hangs is cut after five seconds and fails. */
async function post(definition: Action, { type, body }: { type: string; body: Buffer }) {
  const url = `${gateway.url}/api/${definition.gateway}?_name=${definition.name}`
  const response = await fetch(url, {
    method: 'POST',
    body: Uint8Array.from(body),
    headers: { 'content-type': type },
    signal: AbortSignal.timeout(5000),
  })
  return { http: response.status, text: await response.text() }
}

/** Fails on what must never happen; gives the code of the answer. */
function judge({ http, text }: { http: number; text: string }): string {
  expect(http, text).toBeLessThan(500)
  const reply: { code?: string } = JSON.parse(text)
  expect(reply).toMatchObject({ status: expect.any(Number), msg: expect.stringMatching(/\S/), logId: expect.any(String) })
  expect(text).not.toContain(secret)
  return reply.code ?? 'OK'
}

/** Whoever logs out is gone for good: that key is tried by nobody else. */
async function keyFor({ caller, name }: Action): Promise<fc.Arbitrary<string | undefined>> {
  const own = { anyone: guest.key, visitor: guest.key, member: member.key, shop: till.key }
  const key = name === logout.name ? (await newGuest(gateway, guest.deviceId)).key : own[caller]
  return fc.oneof(fc.constant(key), fc.constantFrom('', 'x'), fc.string({ maxLength: 300 }))
}

test.each(calls)('$name answers every content of its own shape, and everything near it', async (definition: Action) => {
  const known = {
    orderIds: [ownOrder, victimOrder, randomUUID()],
    storeIds: [taikooShop, '3102', '4201', 'none'],
    place: taikooHome,
    order: onWire(orderOf(gateway)),
  }
  const contents = contentOf(definition, { ...known, deviceId: guest.deviceId ?? '' })
  const codes = new Set<string>()
  const keys = await keyFor(definition)
  await fc.assert(
    fc.asyncProperty(fc.oneof(contents, spoilt(contents)), keys, async (content, key = '') => {
      codes.add(
        judge(await post(definition, formOf({ actionName: definition.name, content: JSON.stringify(content), key, langType: '2' }))),
      )
    }),
    { numRuns, endOnFailure: true },
  )
  const reached = [...codes].filter((code) => code === 'OK' || definition.refusals.includes(code))
  expect(reached, `only the door was reached: ${[...codes].join(' ')}`).not.toEqual([])
})

test.each(calls)('$name answers every broken body', async (definition: Action) => {
  const content = JSON.stringify({ brand: 31, deviceId: guest.deviceId })
  const whole = formOf({ actionName: definition.name, content, key: guest.key })
  await fc.assert(
    fc.asyncProperty(damaged(whole), async (form) => void judge(await post(definition, form))),
    { numRuns, endOnFailure: true },
  )
})

test('after all that the victim still has the order as it was, and new orders are taken', async () => {
  // A fresh guest: what was thrown at the other one may have spoilt its own session. And whatever our till has said is taken back.
  const fresh = await newGuest(gateway)
  await gateway.ask(updateStoreState, { storeId: taikooShop, busyMinutes: 0, pausedUntil: null }, till)
  for (const { pid } of gateway.context.catalogue.book(taikooShop, 1).products.values())
    await gateway.ask(updateSoldOut, { storeId: taikooShop, pid, soldOut: false }, till)
  const state = { name: '', text: 'select state, seq from orders where order_id = $1' }
  expect(await gateway.context.db.rows(state, [victimOrder])).toEqual([{ state: 'placed', seq: 1 }])
  expect(await place(gateway, fresh)).toMatchObject({ status: 7 })
}, 60_000)
