import { randomUUID } from 'node:crypto'
import {
  auditGet,
  calls,
  holidayRemove,
  holidaySave,
  dayEndSave,
  pictureFocusSave,
  pictureRemove,
  deliveryReplay,
  endpointRemove,
  endpointSave,
  endpointSecretRotate,
  endpointTest,
  shiftSignIn,
  shopStateSave,
  shopStateSaveMany,
  soldOutSave,
  soldOutSaveMany,
  staffDemoLogin,
  staffInvite,
  staffInviteAccept,
  staffLogin,
  staffLogout,
  staffOidcLogin,
  staffOidcStart,
  staffPasskeyLogin,
  staffPasskeyRegister,
  staffPasskeyRegisterStart,
  staffPasskeyRemove,
  staffPinGive,
  staffPinSave,
  staffSave,
  staffSessionEnd,
  staffSessionListGet,
  staffSessionsEnd,
  staffStepUp,
  tabletDemoPair,
  tabletPair,
  tabletPairStart,
  tabletRename,
  tabletRevoke,
  type Action,
} from '@harbour/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { noon, startGateway, type As } from '../../../testing/gateway.ts'
import { markDemoChain } from '../demo/demo-chain-store.ts'
import { demoToken } from '../demo/demo-people.ts'
import { firstLinks } from '../demo/first-links.ts'
import { newAuthenticator, newStaffPasskey, staffLoginChallenge } from '../../../testing/passkeys.fixtures.ts'
import { newPinHolder, staffPin } from '../../../testing/pins.fixtures.ts'
import { atShops, invited, newStaff, newTablet, staffPassword, type StaffAs } from '../../../testing/staff.fixtures.ts'
import { newJpeg, uploaded } from '../../../testing/pictures.fixtures.ts'
import { newEndpoint, saveEndpoint } from '../../../testing/webhooks.fixtures.ts'
import { byLink, ofCampaigns, ofGuests, ofOrders, ofPaper, ofRiders, ofSettlements, reading, reports } from './audited-calls.fixtures.ts'

const identityProvider = {
  signInUrl: ({ state }: { state: string }) => Promise.resolve(state),
  identify: () => Promise.resolve({ email: admin.account, provenAt: noon }),
}
const gateway = await startGateway({ instead: { identityProvider } })
afterAll(gateway.stop)

const holiday = { holidayId: randomUUID(), storeIds: ['3103'] }
const atTaikoo = [{ role: 'crew', scope: atShops('3101') }]
let admin: StaffAs
beforeAll(async () => void (admin = await newStaff(gateway, 'admin')))

const lastName = ({ name }: Action) => name.split('.').at(-1) ?? ''
const entries = async (search: object = {}, as: As = admin) => (await gateway.ask(auditGet, search, as)).entries

/** Another session of the admin. */
async function anotherSession(): Promise<string | undefined> {
  await gateway.ask(staffLogin, { account: admin.account, password: staffPassword })
  return (await gateway.ask(staffSessionListGet, {}, admin)).sessions.find(({ here }) => !here)?.sessionId
}

async function demoManager(): Promise<string> {
  await markDemoChain(gateway.context.db.rows)
  await firstLinks({ ...gateway.context, storeId: '3101' })
  return demoToken(gateway.context.db, 'manager')
}

async function madePasskey(): Promise<object> {
  const { challenge, rp } = await gateway.ask(staffPasskeyRegisterStart, {}, admin)
  return { credential: newAuthenticator().make({ challenge, rpId: rp.id, origin: gateway.url }), name: 'My phone' }
}

async function signedPasskey(): Promise<object> {
  const { authenticator } = await newStaffPasskey(gateway, await newStaff(gateway, 'crew'))
  return authenticator.sign(await staffLoginChallenge(gateway, {}))
}
const newPicture = async () => (await uploaded(gateway, await newJpeg(), admin)).name
/** An endpoint that is new at each. */
const endpoint = async (more: object = {}) =>
  saveEndpoint(gateway, admin, { url: `https://erp.example/${randomUUID()}?key=secret`, ...more })

/** Each call that does something, with what it writes down. */
const actions: [Action, () => Promise<[content: object, as: As | undefined]>, written: object][] = [
  [
    soldOutSave,
    async () => [{ storeId: '3101', pid: 'tiramisu', soldOut: true }, admin],
    { subject: 'tiramisu', brand: 31, storeId: '3101', before: '{"soldOut": false}', after: '{"soldOut": true}' },
  ],
  [
    shopStateSave,
    async () => [{ storeId: '3102', busyMinutes: 10, pausedUntil: null }, admin],
    {
      subject: '3102',
      brand: 31,
      storeId: '3102',
      before: '{"busyMinutes": 0, "pausedUntil": null}',
      after: '{"busyMinutes": 10, "pausedUntil": null}',
    },
  ],
  [
    soldOutSaveMany,
    async () => [{ where: { kind: 'brand', brand: 42 }, pid: 'carbonara', soldOut: true, reason: 'quality' }, admin],
    { subject: 'carbonara', brand: 42, storeId: null, before: '{"soldOut": false}', after: '{"reason": "quality", "soldOut": true}' },
  ],
  [
    shopStateSaveMany,
    async () => [{ where: atShops('3103'), busyMinutes: 5, pausedUntil: null, reason: 'weather' }, admin],
    { subject: '3103', brand: 31, storeId: '3103', after: '{"reason": "weather", "busyMinutes": 5, "pausedUntil": null}' },
  ],
  [
    holidaySave,
    async () => [{ ...holiday, startDate: '2026/12/25', endDate: '2026/12/26', times: [], reason: 'holiday' }, admin],
    { subject: holiday.holidayId, brand: 31, storeId: '3103', before: null, after: expect.stringContaining('2026/12/25') },
  ],
  [
    holidayRemove,
    async () => [holiday, admin],
    { subject: holiday.holidayId, brand: 31, storeId: '3103', before: expect.stringContaining('2026/12/25'), after: null },
  ],
  [
    dayEndSave,
    async () => [{ storeId: '3103', day: '2026/11/19', counted: [{ value: 20, num: 2 }], float: 40, replaces: null }, admin],
    {
      subject: '2026/11/19',
      brand: 31,
      storeId: '3103',
      before: null,
      after: '{"note": "", "float": 4000, "cashCounted": 4000, "cashExpected": 4000}',
    },
  ],
  [
    staffSave,
    async () => [{ staffId: null, account: 'New@harbour.example', name: 'Ho', grants: atTaikoo, active: true }, admin],
    { subject: 'new@harbour.example', brand: null, storeId: null, before: null, after: expect.stringContaining('"crew"') },
  ],
  [
    pictureFocusSave,
    async () => [{ name: await newPicture(), focus: { x: 10, y: 20 } }, admin],
    { before: null, after: expect.stringContaining('"x": 10') },
  ],
  [pictureRemove, async () => [{ name: await newPicture() }, admin], { after: null, before: expect.stringContaining('"x": 50') }],
  [staffInvite, async () => [{ staffId: (await newStaff(gateway, 'crew')).staffId }, admin], {}],
  [staffInviteAccept, async () => [{ token: (await invited(gateway, [])).token, password: staffPassword }, undefined], {}],
  [staffLogin, async () => [{ account: admin.account, password: staffPassword }, undefined], { before: null }],
  [staffSessionEnd, async () => [{ sessionId: await anotherSession() }, admin], { after: '{"ended": 1}' }],
  [staffSessionsEnd, async () => [{ staffId: (await newStaff(gateway, 'crew')).staffId }, admin], { after: '{"ended": 1}' }],
  [
    staffStepUp,
    async () => [{ proof: { by: 'password', password: staffPassword } }, await newStaff(gateway, 'crew')],
    { after: '{"by": "password"}' },
  ],
  [staffPasskeyRegister, async () => [await madePasskey(), admin], { before: null, after: expect.stringContaining('My phone') }],
  [
    staffPasskeyRemove,
    async () => [{ passkeyRef: (await newStaffPasskey(gateway, admin, 'My key')).passkeyRef }, admin],
    { before: expect.stringContaining('My key'), after: null },
  ],
  [staffPinSave, async () => [{ pin: '350917' }, admin], { before: null, after: '{"ended": 0}' }],
  [staffPinGive, async () => [{ staffId: (await newStaff(gateway, 'crew')).staffId }, admin], { before: null, after: '{"ended": 0}' }],
  [
    shiftSignIn,
    async () => [
      { storeId: '3101', staffId: (await newPinHolder(gateway, 'crew', atShops('3101'))).staffId, pin: staffPin },
      await newTablet(gateway, admin, '3101', 'Pass'),
    ],
    { brand: 31, storeId: '3101', before: null, after: expect.stringContaining('"tablet": "Pass"') },
  ],
  [staffDemoLogin, async () => [{ token: await demoManager() }, undefined], { staffName: 'Demo manager', before: null }],
  [
    tabletDemoPair,
    async () => [{ token: await demoManager(), name: 'Counter' }, undefined],
    { subject: 'Counter', staffName: 'Demo manager', storeId: '3101', before: null, after: expect.stringContaining('tabletId') },
  ],
  [staffPasskeyLogin, async () => [{ credential: await signedPasskey() }, undefined], { before: null }],
  [staffOidcLogin, async () => [{ code: 'x', state: (await gateway.ask(staffOidcStart)).url }, undefined], { before: null }],
  [
    tabletPair,
    async () => [{ storeId: '3101', code: (await gateway.ask(tabletPairStart)).code, name: 'Counter' }, admin],
    { subject: 'Counter', brand: 31, storeId: '3101', before: null, after: expect.stringContaining('tabletId') },
  ],
  [
    tabletRename,
    async () => [{ storeId: '3101', tabletId: (await newTablet(gateway, admin, '3101')).tabletId, name: 'Bar' }, admin],
    { subject: 'Bar', storeId: '3101', before: expect.stringContaining('Counter'), after: expect.stringContaining('Bar') },
  ],
  [
    tabletRevoke,
    async () => [{ storeId: '3101', tabletId: (await newTablet(gateway, admin, '3101')).tabletId }, admin],
    { subject: 'Counter', storeId: '3101', before: expect.stringContaining('Counter'), after: null },
  ],
  [
    endpointSave,
    async () => [newEndpoint({ url: 'https://hk.example/hook?key=secret', onlyBrand: 31 }), admin],
    { brand: 31, storeId: null, before: null, after: expect.not.stringMatching(/secret|whsec/) },
  ],
  [
    endpointRemove,
    async () => [{ endpointId: (await endpoint()).endpointId }, admin],
    { brand: null, before: expect.any(String), after: null },
  ],
  [
    endpointSecretRotate,
    async () => [{ endpointId: (await endpoint()).endpointId }, admin],
    { after: expect.stringMatching(/^\{"bothUntil": \d+\}$/) },
  ],
  [endpointTest, async () => [{ endpointId: (await endpoint()).endpointId }, admin], { after: expect.stringContaining('deliveryId') }],
  [
    deliveryReplay,
    async () => [{ endpointId: (await endpoint()).endpointId, which: { kind: 'since', moment: '2026/11/20 00:00:00' } }, admin],
    { after: expect.stringContaining('"replayed": 0') },
  ],
  [staffLogout, async () => [{ everywhere: false }, await newStaff(gateway, 'finance')], { after: '{"ended": 1}' }],
]

test('every call of the staff is known to this test, as one that does something or one that only reads', () => {
  // Those of the catalogue's versions are shown by their own journey.
  const shown = [...ofOrders, ...ofRiders, ...ofGuests, ...ofPaper, ...ofSettlements, ...ofCampaigns]
  const known = [...actions.map(([definition]) => lastName(definition)), ...reading, ...reports, ...shown]
  const ofStaff = calls
    .filter(({ name }) => /^candao\.((staff|shop|report|settlement|support|webhook|campaign)\.|catalogue\.picture)/.test(name))
    .map(lastName)
  expect(new Set(known)).toEqual(new Set(ofStaff))
  expect(known).toHaveLength(ofStaff.length)
  const ofLinks = calls.filter(({ name }) => name.startsWith('candao.rider.'))
  expect(ofLinks.map(lastName)).toEqual(byLink)
  for (const { caller, content } of ofLinks) expect([caller, 'token' in content.entries]).toEqual(['anyone', true])
})

test.each(actions)('what $name does is written down, with who did it', async (definition, prepare, written) => {
  const [content, as] = await prepare()
  const [latest] = await entries()
  const { logId } = await gateway.call(definition, content, as)
  const [entry] = await entries()
  expect(entry?.auditNo).toBe((latest?.auditNo ?? 0) + 1)
  expect(entry).toMatchObject({ action: definition.name, staffName: 'Chan Siu Ming', logId, ...written })
  expect(entry?.staffId).toMatch(/^[0-9a-f-]{36}$/)
})

test('what is refused is not done, and not written down', async () => {
  const before = await entries()
  const crew = await newStaff(gateway, 'crew', atShops('3102'))
  const joined = await entries()
  await gateway.call(soldOutSave, { storeId: '3101', pid: 'tiramisu', soldOut: false }, crew)
  await gateway.call(soldOutSave, { storeId: '3102', pid: 'caviar', soldOut: true }, crew)
  await gateway.call(shopStateSave, { storeId: '3102', busyMinutes: 10, pausedUntil: '2099/12/31 00:00:00' }, crew)
  expect(joined.length).toBe(Math.min(50, before.length + 1))
  expect((await entries()).map(({ auditNo }) => auditNo)).toEqual(joined.map(({ auditNo }) => auditNo))
})

test('what cannot be written down is not done', async () => {
  const { catalogue } = gateway.context
  const fails = catalogue.setSoldOut('3103', 'carbonara', true, () => Promise.reject(new Error('the audit is away')))
  await expect(fails).rejects.toThrow('the audit is away')
  await catalogue.reload()
  expect(catalogue.soldOut('3103').has('carbonara')).toBe(false)
})

test.each(["update audit set staff_name = 'Nobody'", 'delete from audit', 'truncate audit'])('nobody can “%s”', async (text) => {
  await expect(gateway.context.db.rows({ name: '', text })).rejects.toThrow('only ever added to')
})
