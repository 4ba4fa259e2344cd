import { randomUUID } from 'node:crypto'
import { calls, Common, logout, type Action, type Caller } from '@harbour/protocol'
import fc from 'fast-check'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contentOf } from './fuzz/contents.ts'
import { newMember } from './member-cast.ts'
import { newGuest, newTills, onWire, orderOf, taikooHome, taikooShop } from './test-cast.ts'
import { device, startGateway, type As } from './test-gateway.ts'

const gateway = await startGateway({ environment: { RATE_LIMIT_SCALE: '1000000' } })
afterAll(gateway.stop)

const strangers = ['nobody', 'a stale key', 'a stolen key', 'a signed-out member'] as const
const roles = [...strangers, 'a visitor', 'a member', 'a till', 'another till'] as const
type Role = (typeof roles)[number]

const unknown = {
  nobody: 'SESSION_EXPIRED',
  'a stale key': 'SECRET_KEY',
  'a stolen key': 'SECRET_KEY',
  'a signed-out member': 'LOGIN_AGAIN',
}
const tills = { 'a till': 'SECRET_KEY', 'another till': 'SECRET_KEY' }
const keyless = { ...unknown, nobody: 'SECRET_KEY', 'a signed-out member': 'SECRET_KEY' }

/** What the door says to each, by whom a call is for; `in` where it opens. */
const table: Record<Caller, Record<Role, string>> = {
  anyone: {
    nobody: 'in',
    'a stale key': 'in',
    'a stolen key': 'in',
    'a signed-out member': 'in',
    'a visitor': 'in',
    'a member': 'in',
    'a till': 'in',
    'another till': 'in',
  },
  visitor: { ...unknown, 'a visitor': 'in', 'a member': 'in', ...tills },
  member: { ...unknown, 'a visitor': 'MEMBERS_ONLY', 'a member': 'in', ...tills },
  shop: { ...keyless, 'a visitor': 'SECRET_KEY', 'a member': 'SECRET_KEY', 'a till': 'in', 'another till': 'STORE_UNKNOWN' },
}
const doorCodes = new Set(['SESSION_EXPIRED', 'SECRET_KEY', 'LOGIN_AGAIN', 'MEMBERS_ONLY', 'CONTENT_INVALID', 'UNKNOWN_FIELD'])

const cast = new Map<Role, As>()
beforeAll(async () => {
  const [till, other] = await newTills(gateway, taikooShop, '3102')
  const [member, gone] = [await newMember(gateway), await newMember(gateway)]
  await gateway.ask(logout, {}, gone)
  cast.set('nobody', {})
  cast.set('a stale key', { key: 'x'.repeat(43) })
  cast.set('a stolen key', { key: member.key, deviceId: randomUUID() })
  cast.set('a signed-out member', gone)
  cast.set('a visitor', await newGuest(gateway))
  cast.set('a member', member)
  cast.set('a till', till ?? {})
  cast.set('another till', other ?? {})
})

/** Whoever logs out is needed no more. */
async function actorOf(role: Role, { name }: Action): Promise<As | undefined> {
  if (name !== logout.name) return cast.get(role)
  if (role === 'a member') return newMember(gateway)
  return role === 'a visitor' ? newGuest(gateway) : cast.get(role)
}

const known = () => ({
  orderIds: [randomUUID()],
  storeIds: [taikooShop],
  place: taikooHome,
  order: onWire(orderOf(gateway)),
  deviceId: device,
})

/** A content that the call's schema takes, always the same. */
function contentFor(definition: Action): object {
  const schema = v.strictObject({ ...Common, ...definition.content.entries })
  const content = fc.sample(contentOf(definition, known()), { numRuns: 2000, seed: 7 }).find((each) => v.is(schema, each))
  if (!content) throw new Error(`no content for ${definition.name}`)
  const { deviceId: _, brand: __, ...own } = content as Record<string, unknown> // an object schema takes objects
  return own
}

test.each(calls)('[6.1] [6.2] $name opens to whom it is for, and to nobody else', async (definition: Action) => {
  const content = contentFor(definition)
  for (const role of roles) {
    const wanted = table[definition.caller][role]
    const reply = await gateway.call(definition, content, await actorOf(role, definition))
    if (wanted !== 'in') expect(reply, role).toMatchObject({ code: wanted, data: null })
    // What a call itself refuses is past the door.
    else if (!definition.refusals.includes(reply.code ?? '')) expect(doorCodes, `${role}: ${reply.code}`).not.toContain(reply.code)
  }
})
