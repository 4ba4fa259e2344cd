import { randomUUID } from 'node:crypto'
import {
  calls,
  Common,
  logout,
  shiftPeopleGet,
  shiftSignIn,
  staffLogout,
  updateSoldOut,
  updateStoreState,
  type Action,
} from '@harbour/protocol'
import fc from 'fast-check'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { brandIds } from '@harbour/rules'
import { newMember } from '../members.fixtures.ts'
import { atShops, newStaff, newTablet, wholeChain } from '../staff.fixtures.ts'
import { newGuest, newTills, onWire, orderOf, place, taikooHome, taikooShop } from '../orders.fixtures.ts'
import { type As, noon, startGateway, type TestGateway } from '../gateway.ts'
import { contentOf, mutated, withStrayCharacters } from './contents.ts'
import { damaged, formOf } from './forms.ts'

/** One a call in the quick lane, 300 in the whole one, 10,000 with `npm run fuzz`. */
const numRuns = Number(process.env.FUZZ_RUNS)

/** The victim's order holds this, and nobody else's does. */
const secret = 'Rumpelstilzchen'
/** Those of the file that runs: the files of a worker share this module. */
let gateway: TestGateway
let guest: As & { key: string }
let member: As & { key: string }
let till: As
let tablet: As & { key: string }
let admin: As & { key: string }
/** Of the whole chain, for what belongs to no shop. */
let chainMenu: As & { key: string }
let victimOrder: string
let ownOrder: string

async function setTheScene() {
  gateway = await startGateway({ environment: { RATE_LIMIT_SCALE: '1000000', PRINTER_NETWORKS: '10.20.0.0/16' } })
  guest = await newGuest(gateway)
  // On the same device, so that one content fits both.
  member = await newMember(gateway, {}, { deviceId: guest.deviceId })
  till = (await newTills(gateway, taikooShop))[0] ?? {}
  // Of our shop alone, so that whatever they try the victim's order at another stays a secret.
  admin = await newStaff(gateway, 'admin', atShops(taikooShop), guest.deviceId)
  tablet = await newTablet(gateway, admin, taikooShop)
  chainMenu = await newStaff(gateway, 'menu', wholeChain, guest.deviceId)
  const contact = { name: secret, phone: '91234567' }
  // At another shop, so that the till of ours may not see it either.
  const shop = gateway.context.catalogue.shops(brandIds.hongKong).find(({ storeId }) => storeId !== taikooShop)
  victimOrder = (await place(gateway, await newGuest(gateway), { contact, storeId: shop?.storeId })).orderId
  ownOrder = (await place(gateway, guest)).orderId
}

/** Posts a body as it is; a call that hangs is cut and fails. */
async function posted(definition: Action, { type, body }: { type: string; body: Buffer }) {
  const url = `${gateway.url}/api/${definition.gateway}?_name=${definition.name}`
  const response = await fetch(url, {
    method: 'POST',
    body: Uint8Array.from(body),
    headers: { 'content-type': type },
    signal: AbortSignal.timeout(60_000),
  })
  return { http: response.status, text: await response.text() }
}

/** Fails on what must never happen; gives the code of the answer. */
function judge({ http, text }: { http: number; text: string }): string {
  expect(http, text).toBeLessThan(500)
  const { status, msg, logId, code } = JSON.parse(text) as Record<'status' | 'msg' | 'logId' | 'code', unknown> // looked at below
  expect([typeof status, typeof msg, typeof logId], text).toEqual(['number', 'string', 'string'])
  expect(msg).toMatch(/\S/)
  expect(text).not.toContain(secret)
  return typeof code === 'string' ? code : 'OK'
}

/** The key that opens a call. A guest who logs out is gone for good: their key is tried by nobody else. */
async function ownKey({ caller, name, needs }: Action): Promise<string> {
  if (name === logout.name) return (await newGuest(gateway, guest.deviceId)).key
  if (name === staffLogout.name) return (await newStaff(gateway, 'admin', atShops(taikooShop), guest.deviceId)).key
  if (name === shiftPeopleGet.name || name === shiftSignIn.name) return tablet.key
  if (needs?.startsWith('catalogue.')) return chainMenu.key
  return { anyone: guest.key, visitor: guest.key, member: member.key, shop: till.key ?? '', staff: admin.key }[caller]
}

/** The given key, a wrong one or none. */
const keysLike = (own: string) => fc.oneof(fc.constant(own), fc.constantFrom('', 'x'), fc.string({ maxLength: 300 }))

/** A content that the call's schema takes. */
function validContent(definition: Action, contents: fc.Arbitrary<object>): object {
  const schema = v.strictObject({ ...Common, ...definition.content.entries })
  for (let seed = 0; seed < 100; seed++) {
    const content = fc.sample(contents, { numRuns: 20, seed }).find((each) => v.is(schema, each))
    if (content) return content
  }
  throw new Error(`no content for ${definition.name}`)
}

const known = () => ({
  orderIds: [ownOrder, victimOrder, randomUUID()],
  storeIds: [taikooShop, '3102', '4201', 'none'],
  place: taikooHome,
  order: onWire(orderOf(gateway)),
  deviceId: guest.deviceId ?? '',
})

/** Throws what it finds by chance at every `of`th call, from the `nth` on. */
export function fuzzCalls({ nth, of }: { nth: number; of: number }) {
  beforeAll(setTheScene)
  afterAll(() => gateway.stop())
  const mine = calls.filter((_, index) => index % of === nth)

  test.each(mine)('$name answers every content of its own shape, and everything near it', async (definition: Action) => {
    const contents = contentOf(definition, known())
    const codes = new Set<string>()
    const own = await ownKey(definition)
    const keys = keysLike(own)
    await fc.assert(
      fc.asyncProperty(fc.oneof(contents, mutated(contents)), keys, async (content, key = '') => {
        codes.add(
          judge(await posted(definition, formOf({ actionName: definition.name, content: JSON.stringify(content), key, langType: '2' }))),
        )
      }),
      { numRuns, endOnFailure: true, examples: [[validContent(definition, contents), own]] },
    )
    const reached = [...codes].filter((code) => code === 'OK' || definition.refusals.includes(code))
    expect(reached, `only the door was reached: ${[...codes].join(' ')}`).not.toEqual([])
  })

  test.each(mine)('$name refuses NUL and half a character in every text', async (definition: Action) => {
    const key = { anyone: '', visitor: guest.key, member: member.key, shop: till.key ?? '', staff: admin.key }[definition.caller]
    const post = async (fields: Record<string, string>) =>
      judge(await posted(definition, formOf({ actionName: definition.name, key, ...fields })))
    for (const content of fc.sample(contentOf(definition, known()), { numRuns: 2, seed: 27 }).flatMap(withStrayCharacters)) {
      const code = await post({ content: JSON.stringify(content) })
      expect(['CONTENT_INVALID', 'UNKNOWN_FIELD'], `${code}: ${JSON.stringify(content)}`).toContain(code)
    }
    const content = JSON.stringify({ brand: brandIds.hongKong, deviceId: guest.deviceId })
    for (const field of ['actionName', 'content', 'key', 'userAgent', 'langType', 'system', 'a\0b'])
      expect(['FORM_BROKEN', 'UNKNOWN_FIELD']).toContain(await post({ content, [field]: 'a\0b' }))
  })

  test.each(mine)('$name answers every broken body', async (definition: Action) => {
    const content = JSON.stringify({ brand: brandIds.hongKong, deviceId: guest.deviceId })
    const whole = formOf({ actionName: definition.name, content, key: guest.key })
    await fc.assert(
      fc.asyncProperty(damaged(whole), async (form) => void judge(await posted(definition, form))),
      { numRuns, endOnFailure: true },
    )
  })

  test('after all that the victim still has the order as it was, and new orders are taken', async () => {
    // A fresh guest: what was thrown at the other one may have spoilt its own session. And whatever our till has said is taken back.
    const fresh = await newGuest(gateway)
    await gateway.ask(updateStoreState, { storeId: taikooShop, busyMinutes: 0, pausedUntil: null }, till)
    for (const { pid } of gateway.context.catalogue.book(taikooShop, 1, noon).products.values())
      await gateway.ask(updateSoldOut, { storeId: taikooShop, pid, soldOut: false }, till)
    const state = { name: '', text: 'select state, seq from orders where order_id = $1' }
    expect(await gateway.context.db.rows(state, [victimOrder])).toEqual([{ state: 'placed', seq: 1 }])
    expect(await place(gateway, fresh)).toMatchObject({ status: 7 })
  }, 60_000)
}
