import { randomUUID } from 'node:crypto'
import { calls, staffLogout, type Action } from '@harbour/protocol'
import { hasRight, staffRoles, type StaffScope } from '@harbour/rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startGateway } from '../../../testing/gateway.ts'
import { atShops, newStaff, wholeChain, type StaffAs } from '../../../testing/staff.fixtures.ts'
import { newEndpoint } from '../../../testing/webhooks.fixtures.ts'

const gateway = await startGateway({ environment: { RATE_LIMIT_SCALE: '1000000' } })
afterAll(gateway.stop)

const [ownShop, otherShop, otherBrandsShop] = ['3101', '3102', '4201']
const scopes: Record<string, StaffScope> = {
  'the whole chain': wholeChain,
  'the brand': { kind: 'brand', brand: 31 },
  'the shop': atShops(ownShop),
  'another shop': atShops(otherShop),
  'a shop of the other brand': atShops(otherBrandsShop),
}
const holiday = { holidayId: randomUUID(), storeIds: [ownShop] }
const period = { from: '2026/11/19', to: '2026/11/20' }
/** A content of each call of the staff, at the shop `3101` where it is about one. */
const contents: Record<string, object> = {
  staffMeGet: {},
  staffLogout: { everywhere: false },
  staffListGet: {},
  staffSave: { staffId: randomUUID(), account: 'cook@harbour.example', name: 'Cook', grants: [], active: true },
  staffInvite: { staffId: randomUUID() },
  auditGet: { storeId: ownShop },
  endpointListGet: {},
  endpointSave: newEndpoint({ onlyBrand: 31 }),
  endpointRemove: { endpointId: randomUUID() },
  endpointSecretRotate: { endpointId: randomUUID() },
  endpointTest: { endpointId: randomUUID() },
  deliveryListGet: { endpointId: randomUUID() },
  deliveryReplay: { endpointId: randomUUID(), which: { kind: 'one', deliveryId: randomUUID() } },
  shopOverlayGet: { storeId: ownShop },
  soldOutSave: { storeId: ownShop, pid: 'tiramisu', soldOut: true },
  shopStateSave: { storeId: ownShop, busyMinutes: 5, pausedUntil: null },
  soldOutSaveMany: { where: { kind: 'shops', storeIds: [ownShop] }, pid: 'carbonara', soldOut: true },
  soldOutListGet: { storeId: ownShop },
  shopStateSaveMany: { where: { kind: 'shops', storeIds: [ownShop] }, busyMinutes: 5, pausedUntil: null },
  holidaySave: { ...holiday, startDate: '2026/12/25', endDate: '2026/12/26', times: [], reason: 'holiday' },
  holidayRemove: holiday,
  holidayListGet: { storeId: ownShop },
  shopOrdersGet: { storeId: ownShop },
  shopOrderMove: { storeId: ownShop, orderId: randomUUID(), status: 10 },
  shopRefund: { storeId: ownShop, orderId: randomUUID(), clientRefundId: randomUUID(), parts: [{ index: 0, num: 1 }], reason: 'missing' },
  shopRefundRequestsGet: { storeId: ownShop },
  catalogueVersionListGet: {},
  catalogueDraftSave: { versionNo: null, note: '' },
  catalogueDraftDiscard: { versionNo: 9_999_999 },
  catalogueRecordListGet: { versionNo: 9_999_999, kind: 'product' },
  catalogueRecordGet: { versionNo: 9_999_999, kind: 'product', id: 'margherita' },
  catalogueRecordSave: { versionNo: 9_999_999, kind: 'promotion', id: 'gone', seen: null, seenLive: null, record: null },
  catalogueRecordRevert: { versionNo: 9_999_999, kind: 'promotion', id: 'gone' },
  catalogueOrderSave: { versionNo: 9_999_999, kind: 'promotion', ids: ['gone'] },
  catalogueCheckGet: { versionNo: 9_999_999 },
  catalogueDifferenceGet: { from: 9_999_999, to: 9_999_999 },
  cataloguePublish: { versionNo: 9_999_999, revision: 0, publishAt: null },
  cataloguePublishDecide: { versionNo: 9_999_999, revision: 0, approve: true },
  cataloguePublishWithdraw: { versionNo: 9_999_999, revision: 0 },
  catalogueRollback: { versionNo: 9_999_999, reason: 'A wrong price' },
  catalogueImport: { versionNo: 9_999_999, table: 'prices', csv: 'item' },
  catalogueExportGet: { versionNo: 9_999_999, table: 'prices' },
  shopRefundDecide: { storeId: ownShop, requestId: randomUUID(), approve: true },
  salesGet: { storeId: ownShop, ...period, by: 'day' },
  promiseGet: { storeId: ownShop, ...period },
  couponCostGet: { storeId: ownShop, ...period },
  cancelledGet: { storeId: ownShop, ...period },
  todayGet: { storeId: ownShop },
  ledgerGet: { storeId: ownShop, day: period.to },
  reconciliationGet: { storeId: ownShop },
  dayEndGet: { storeId: ownShop, day: period.from },
  dayEndSave: { storeId: ownShop, day: period.from, counted: [{ value: 100, num: 1 }], replaces: null },
}
/** Refusals of calls that are open to whoever asks: there is nothing of what these contents name. */
const beyondRights = [
  'STAFF_UNKNOWN',
  'ORDER_UNKNOWN',
  'REQUEST_UNKNOWN',
  'VERSION_UNKNOWN',
  'DAY_END_CHANGED',
  'WEBHOOK_UNKNOWN',
  'WEBHOOK_SCOPE',
  'WEBHOOK_TAKEN',
]
const staffCalls: Action[] = calls.filter(({ caller }) => caller === 'staff')
const lastName = ({ name }: Action) => name.split('.').at(-1) ?? ''

/** One about a shop, or about several, which asks for each of them itself. */
const namesShop = (content: object) => ['storeId', 'storeIds', 'where'].some((field) => field in content)

const people = new Map<string, StaffAs>()
const combinations = staffRoles.flatMap((role) => Object.keys(scopes).map((scope) => [role, scope] as const))
beforeAll(async () => {
  for (const [role, scope] of combinations) people.set(`${role} of ${scope}`, await newStaff(gateway, role, scopes[scope]))
})

test('every call of the staff says what it needs, but for what is about whoever is signed in; one about a shop refuses others as unknown', () => {
  expect(staffCalls.filter(({ needs }) => !needs).map(lastName)).toEqual(['staffMeGet', 'staffLogout'])
  expect(Object.keys(contents).toSorted()).toEqual(staffCalls.map(lastName).toSorted())
  for (const { name, content, refusals } of staffCalls) if ('storeId' in content.entries) expect(refusals, name).toContain('STORE_UNKNOWN')
  expect(calls.filter(({ caller, needs }: Action) => caller !== 'staff' && needs)).toEqual([])
})

test.each(staffCalls)(
  '$name opens to the roles that have its right, at the shops that they have it for, and to no others',
  async (definition) => {
    const content = contents[lastName(definition)] ?? {}
    const { needs } = definition
    for (const [role, scope] of combinations) {
      const who = `${role} of ${scope}`
      const grants = [{ role, scope: scopes[scope] ?? wholeChain }]
      // Who signs out here is needed by the calls that follow.
      const as = definition.name === staffLogout.name ? await newStaff(gateway, role, scopes[scope]) : people.get(who)
      const { code } = await gateway.call(definition, content, as)
      if (needs && !hasRight(grants, needs)) expect(code, who).toBe('NOT_ALLOWED')
      else if (needs && namesShop(content) && !hasRight(grants, needs, { storeId: ownShop, brand: 31 }))
        expect(code, who).toBe('STORE_UNKNOWN')
      else expect([undefined, ...beyondRights], who).toContain(code)
    }
  },
)

test.each(staffCalls.filter(({ content }) => 'storeId' in content.entries))(
  '$name knows no shop that the chain does not have',
  async (definition) => {
    const content = { ...contents[lastName(definition)], storeId: '9999' }
    expect(await gateway.call(definition, content, people.get('admin of the whole chain'))).toMatchObject({
      code: 'STORE_UNKNOWN',
      data: null,
    })
  },
)
