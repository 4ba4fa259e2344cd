import { randomUUID } from 'node:crypto'
import {
  addressSave,
  calls,
  Common,
  dataExport,
  deviceListGet,
  logout,
  refundOrder,
  shiftPeopleGet,
  shiftSignIn,
  staffLogout,
  tabletPushSubscribe,
  tabletReport,
  userProfileGet,
  yuuSessionOpen,
  type Action,
  type Caller,
} from '@harbour/protocol'
import fc from 'fast-check'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contentOf } from './fuzz/contents.ts'
import { boundKey, newMember } from './members.fixtures.ts'
import { newStaff, newTablet } from './staff.fixtures.ts'
import { newPasskey } from './passkeys.fixtures.ts'
import { openVoucherVendors } from '../adapters/vouchers/open-voucher-vendors.ts'
import { startVoucherSandbox } from './vouchers-sandbox.ts'
import { readSettings } from '../platform/settings/settings.ts'
import { wholeLaneOnly } from './lane.ts'
import { newGuest, newTills, onWire, orderOf, place, taikooHome, taikooShop } from './orders.fixtures.ts'
import { device, noon, startGateway, type As } from './gateway.ts'

const sandbox = await startVoucherSandbox()
const settings = readSettings({ VOUCHER_URL: sandbox.url, VOUCHER_VENDORS: 'yuu' })
const vendors = openVoucherVendors(settings, { now: () => noon })
const gateway = await startGateway({ environment: { RATE_LIMIT_SCALE: '1000000' }, instead: { vendors } })
afterAll(async () => {
  await gateway.stop()
  sandbox.stop()
})

const strangers = ['nobody', 'a stale key', 'a stolen key', 'a signed-out member'] as const
const guests = [
  'a visitor',
  'a guest of the partner',
  'a member',
  'another member',
  'a member in the native app',
  'a member logged in to the partner',
] as const
const roles = [...strangers, ...guests, 'a till', 'another till', 'a tablet', 'an admin of the staff'] as const
type Role = (typeof roles)[number]

const unknown = {
  nobody: 'SESSION_EXPIRED',
  'a stale key': 'SECRET_KEY',
  'a stolen key': 'SECRET_KEY',
  'a signed-out member': 'LOGIN_AGAIN',
}
const tills = { 'a till': 'SECRET_KEY', 'another till': 'SECRET_KEY', 'a tablet': 'SECRET_KEY' }
const staff = { 'an admin of the staff': 'SECRET_KEY' }
const keyless = { ...unknown, nobody: 'SECRET_KEY', 'a signed-out member': 'SECRET_KEY' }

// Who is logged in to the loyalty partner is nobody else with us for that: their own session opens what it opens.
const members = { 'a member': 'in', 'another member': 'in', 'a member in the native app': 'in', 'a member logged in to the partner': 'in' }

/** The door's answer to each role, by the role that a call is for; `in` where it opens. */
const table: Record<Caller, Record<Role, string>> = {
  anyone: {
    nobody: 'in',
    'a stale key': 'in',
    'a stolen key': 'in',
    'a signed-out member': 'in',
    'a visitor': 'in',
    'a guest of the partner': 'in',
    ...members,
    'a till': 'in',
    'another till': 'in',
    'a tablet': 'in',
    'an admin of the staff': 'in',
  },
  visitor: { ...unknown, 'a visitor': 'in', 'a guest of the partner': 'in', ...members, ...tills, ...staff },
  member: { ...unknown, 'a visitor': 'MEMBERS_ONLY', 'a guest of the partner': 'MEMBERS_ONLY', ...members, ...tills, ...staff },
  shop: {
    ...staff,
    ...keyless,
    'a visitor': 'SECRET_KEY',
    'a guest of the partner': 'SECRET_KEY',
    'a member logged in to the partner': 'SECRET_KEY',
    'a member': 'SECRET_KEY',
    'another member': 'SECRET_KEY',
    'a member in the native app': 'SECRET_KEY',
    'a till': 'in',
    'another till': 'STORE_UNKNOWN',
    'a tablet': 'in',
  },
  // What each role of the staff opens is shown in `modules/staff/tests/rights.test.ts`.
  staff: {
    ...Object.fromEntries(roles.map((role) => [role, role === 'nobody' ? 'SESSION_EXPIRED' : 'LOGIN_AGAIN'])),
    'an admin of the staff': 'in',
  } as Record<Role, string>, // every role is a key of it
}
/** The calls of a shop's devices that are for its tablets alone, and those that are for its till alone, where money goes back. */
const ofTablets: readonly string[] = [shiftPeopleGet.name, shiftSignIn.name, tabletPushSubscribe.name, tabletReport.name]
const ofTills: readonly string[] = [refundOrder.name]

function wantedOf({ caller, name }: Action, role: Role): string {
  const isOthers = (role === 'a till' && ofTablets.includes(name)) || (role === 'a tablet' && ofTills.includes(name))
  return isOthers ? 'NOT_ALLOWED' : table[caller][role]
}

const doorCodes = new Set([
  'SESSION_EXPIRED',
  'SECRET_KEY',
  'LOGIN_AGAIN',
  'MEMBERS_ONLY',
  'NOT_ALLOWED',
  'CONTENT_INVALID',
  'UNKNOWN_FIELD',
])

const callers = new Map<Role, As>()
beforeAll(async () => {
  const [till, other] = await newTills(gateway, taikooShop, '3102')
  const [member, another, gone] = [await newMember(gateway), await newMember(gateway), await newMember(gateway)]
  await gateway.ask(logout, {}, gone)
  callers.set('nobody', {})
  callers.set('a stale key', { key: 'x'.repeat(43) })
  callers.set('a stolen key', { key: member.key, deviceId: randomUUID() })
  callers.set('a signed-out member', gone)
  callers.set('a visitor', await newGuest(gateway))
  callers.set('a guest of the partner', await newPartnerGuest())
  callers.set('a member', member)
  callers.set('another member', another)
  // The app hands over a user id, a phone and an access code of its own; the key is bound by these (spec 6.3).
  callers.set('a member in the native app', { ...(await newMember(gateway, {}, { system: 'APP' })), system: 'APP' })
  const partnerMember = await newMember(gateway)
  await sandbox.partnerLogin(partnerMember.phone.slice(4))
  callers.set('a member logged in to the partner', partnerMember)
  const admin = await newStaff(gateway, 'admin')
  callers.set('an admin of the staff', admin)
  callers.set('a tablet', await newTablet(gateway, admin, taikooShop))
  callers.set('a till', till ?? {})
  callers.set('another till', other ?? {})
})

/** The caller of a role; one who logs out is needed no more, and made anew. */
async function actorOf(role: Role, { name }: Action): Promise<As | undefined> {
  if (name === staffLogout.name && role === 'an admin of the staff') return newStaff(gateway, 'admin')
  if (name !== logout.name) return callers.get(role)
  if (role in members) return newMember(gateway)
  if (role === 'a guest of the partner') return newPartnerGuest()
  return role === 'a visitor' ? newGuest(gateway) : callers.get(role)
}

let partnerGuests = 0
/** Somebody who comes in the partner's app, with its token. */
async function newPartnerGuest(): Promise<As> {
  const as = { deviceId: randomUUID() }
  const partnerPhone = `911${String(40_001 + partnerGuests++)}`
  await sandbox.partnerLogin(partnerPhone)
  const opened = await gateway.ask(yuuSessionOpen, { idtoken: await sandbox.partnerToken(partnerPhone) }, as)
  return { ...as, key: await boundKey(gateway, opened, as) }
}

const known = () => ({
  orderIds: [randomUUID()],
  storeIds: [taikooShop],
  place: taikooHome,
  order: onWire(orderOf(gateway)),
  deviceId: device,
})

/** A content that the call's schema takes, always the same: mostly one of the first that are drawn. */
function contentFor(definition: Action): object {
  const schema = v.strictObject({ ...Common, ...definition.content.entries })
  for (const numRuns of [20, 2000]) {
    const content = fc.sample(contentOf(definition, known()), { numRuns, seed: 7 }).find((each) => v.is(schema, each))
    if (!content) continue
    const { deviceId: _, brand: __, ...own } = content as Record<string, unknown> // an object schema takes objects
    return own
  }
  throw new Error(`no content for ${definition.name}`)
}

/** Those whom the door knows by the same means as another role. */
const alike: readonly Role[] = [
  'a stale key',
  'a guest of the partner',
  'another member',
  'a member in the native app',
  'a member logged in to the partner',
]

test.each(calls)('[6.1] [6.2] [6.3] [6.4] [6.5] $name opens to whom it is for, and to nobody else', (definition: Action) =>
  expectDoor(
    definition,
    roles.filter((role) => !alike.includes(role)),
  ),
)

test.each(calls)(
  '[6.1] [6.2] [6.4] $name opens alike to who comes by the app, by the partner, or as another',
  wholeLaneOnly,
  (definition: Action) => expectDoor(definition, alike),
)

async function expectDoor(definition: Action, asking: readonly Role[]) {
  const content = contentFor(definition)
  for (const role of asking) {
    const wanted = wantedOf(definition, role)
    const reply = await gateway.call(definition, content, await actorOf(role, definition))
    if (wanted !== 'in') expect(reply, role).toMatchObject({ code: wanted, data: null })
    // What a call itself refuses is past the door.
    else if (!definition.refusals.includes(reply.code ?? '')) expect(doorCodes, `${role}: ${reply.code}`).not.toContain(reply.code)
  }
}

const owner = await newOwner()

/** A member with something of everything, whose ids are known to all. */
async function newOwner() {
  const member = await newMember(gateway)
  const { orderId } = await place(gateway, member)
  const { addressId } = await gateway.ask(addressSave, { addressCode: 'T01', label: 'Grandmother', destination: taikooHome }, member)
  const { passkeyRef } = await newPasskey(gateway, member)
  const cardId = await keepCard(member.userId)
  const [here] = (await gateway.ask(deviceListGet, {}, member)).devices
  const { userId, phone, email } = member
  const { memberNo } = await gateway.ask(userProfileGet, {}, member)
  const ids = { userId, extUserId: userId, orderId, addressId, passkeyRef, cardId, deviceRef: here?.deviceRef }
  return {
    member,
    ids,
    marks: [phone.slice(-8), email, memberNo ?? '', 'Grandmother', orderId, addressId, passkeyRef, cardId, 'WONG KAM TO'],
  }
}

/** A card that a provider has saved; nobody plays one here. */
async function keepCard(userId: string): Promise<string> {
  const [cardId, task] = [randomUUID(), { key: randomUUID(), provider: 'sandbox', token: 'tok_1', tryAt: noon }]
  await gateway.context.cardTasks.begin(task)
  const shown = { network: 'visa', last4: '4242', expiryMonth: 12, expiryYear: 2034 }
  const card = { cardId, provider: 'sandbox', ref: 'card_1', shown, holder: 'WONG KAM TO', savedAt: noon, task: task.key }
  await gateway.context.cards.keep(userId, card)
  return cardId
}

/** All that the owner has. What tells when it is read is left out. */
async function belongings() {
  const { json } = await gateway.ask(dataExport, {}, owner.member)
  const { exportedAt: _, devices, ...rest } = JSON.parse(json) as { exportedAt: string; devices: object[] } // as `dataExport` writes it
  return { ...rest, devices: devices.length }
}

test.each(calls.filter(({ caller }) => caller !== 'shop'))(
  '[6.2] $name tells and changes nothing of a member for whoever knows their ids',
  wholeLaneOnly,
  async (definition: Action) => {
    const before = await belongings()
    const named = Object.entries(owner.ids).filter(([name]) => name in definition.content.entries)
    const content = { ...contentFor(definition), ...Object.fromEntries(named) }
    for (const role of [
      ...strangers,
      'a visitor',
      'a guest of the partner',
      'another member',
      'a member logged in to the partner',
    ] as const) {
      const reply = await gateway.call(definition, content, await actorOf(role, definition))
      expect(reply.code, role).not.toBe('CONTENT_INVALID')
      for (const mark of owner.marks) expect(JSON.stringify(reply), role).not.toContain(mark)
    }
    expect(await belongings()).toEqual(before)
  },
)
