import { beyondRights, ofOneself, provenOnly } from './rights.fixtures.ts'
import { randomUUID } from 'node:crypto'
import { calls, staffLogout, type Action } from '@harbour/protocol'
import { hasRight, isAtTablet, staffRoles, type StaffScope } from '@harbour/rules'
import { draft, everybody } from '../../campaigns/tests/campaigns.fixtures.ts'
import { afterAll, expect, test } from 'vitest'
import { wholeLaneOnly } from '../../../testing/lane.ts'
import { noon, startGateway } from '../../../testing/gateway.ts'
import { newAuthenticator } from '../../../testing/passkeys.fixtures.ts'
import { atTablet, newPinHolder } from '../../../testing/pins.fixtures.ts'
import { atShops, newStaff, newTablet, staffPassword, wholeChain, type StaffAs } from '../../../testing/staff.fixtures.ts'
import { newJob, newPrinter } from '../../../testing/printing.fixtures.ts'
import { newEndpoint } from '../../../testing/webhooks.fixtures.ts'

let now = noon
const gateway = await startGateway({
  clock: { now: () => now },
  environment: { RATE_LIMIT_SCALE: '1000000', PRINTER_NETWORKS: '127.0.0.1' },
})
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
const reportsOfPeriod = ['promiseGet', 'ratingGet', 'ratingListGet', 'couponCostGet', 'cancelledGet']
/** A content of each call of the staff, at the shop `3101` where it is about one. */
const contents: Record<string, object> = {
  staffMeGet: {},
  staffLogout: { everywhere: false },
  staffListGet: {},
  staffSave: { staffId: randomUUID(), account: 'cook@harbour.example', name: 'Cook', grants: [], active: true },
  staffInvite: { staffId: randomUUID() },
  staffSessionListGet: {},
  staffSessionEnd: { sessionId: randomUUID() },
  staffSessionsEnd: { staffId: randomUUID() },
  staffStepUpStart: {},
  staffStepUp: { proof: { by: 'password', password: staffPassword } },
  staffPasskeyGet: {},
  staffPasskeyRegisterStart: {},
  staffPasskeyRegister: { credential: newAuthenticator().make({ challenge: 'x', rpId: 'x', origin: 'x' }) },
  staffPasskeyRemove: { passkeyRef: randomUUID() },
  staffPinSave: { pin: '1234' },
  staffPinGive: { staffId: randomUUID() },
  tabletPair: { storeId: ownShop, code: '23456789', name: 'Counter' },
  tabletListGet: { storeId: ownShop },
  tabletRename: { storeId: ownShop, tabletId: randomUUID(), name: 'Counter' },
  tabletRevoke: { storeId: ownShop, tabletId: randomUUID() },
  auditGet: { storeId: ownShop },
  pictureListGet: {},
  pictureFocusSave: { name: `up-${'0'.repeat(32)}`, focus: { x: 0, y: 0 } },
  pictureRemove: { name: `up-${'0'.repeat(32)}` },
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
  shopOrderHold: { storeId: ownShop, orderId: randomUUID(), held: true },
  shopLineDone: { storeId: ownShop, orderId: randomUUID(), index: 0, done: true },
  shopHistoryGet: { storeId: ownShop },
  shopOrderMove: { storeId: ownShop, orderId: randomUUID(), status: 10 },
  riderListGet: { storeId: ownShop },
  riderSave: { storeId: ownShop, riderId: randomUUID(), name: 'Ravi', vehicle: 'bicycle' },
  riderRemove: { storeId: ownShop, riderId: randomUUID() },
  riderAssign: { storeId: ownShop, riderId: randomUUID(), orderIds: [randomUUID()] },
  riderUnassign: { storeId: ownShop, orderId: randomUUID() },
  riderHandOver: { storeId: ownShop, tripId: randomUUID() },
  riderCashTake: { storeId: ownShop, riderId: randomUUID(), cash: 0 },
  ...Object.fromEntries(['courierQuote', 'courierCancel'].map((name) => [name, { storeId: ownShop, orderId: randomUUID() }])),
  courierBook: { storeId: ownShop, orderId: randomUUID(), price: 60 },
  riderPhotoGet: { storeId: ownShop, orderId: randomUUID() },
  shopRefund: { storeId: ownShop, orderId: randomUUID(), clientRefundId: randomUUID(), parts: [{ index: 0, num: 1 }], reason: 'missing' },
  shopOrderGet: { storeId: ownShop, orderId: randomUUID() },
  shopRefundQuoteGet: { storeId: ownShop, orderId: randomUUID(), parts: [{ index: 0, num: 1 }] },
  shopRefundRequestsGet: { storeId: ownShop },
  catalogueVersionListGet: {},
  catalogueDraftSave: { versionNo: null, note: '' },
  catalogueDraftDiscard: { versionNo: 9_999_999, revision: 0 },
  catalogueRecordListGet: { versionNo: 9_999_999, kind: 'product' },
  catalogueRecordGet: { versionNo: 9_999_999, kind: 'product', id: 'margherita' },
  cataloguePreviewGet: {
    record: {
      pid: 'toast',
      type: 1,
      category: 'sides',
      name: { tc: '多士', en: 'Toast' },
      description: { tc: '牛油多士', en: 'Buttered.' },
      picture: 'fries',
      price: { 31: 1200 },
      boxes: 0,
      makeMinutes: 3,
      contains: ['gluten'],
      mayContain: [],
    },
  },
  catalogueRecordSave: { versionNo: 9_999_999, kind: 'promotion', id: 'gone', seen: null, seenLive: null, record: null },
  catalogueRecordRevert: { versionNo: 9_999_999, kind: 'promotion', id: 'gone', seen: null },
  catalogueOrderSave: { versionNo: 9_999_999, kind: 'promotion', ids: ['gone'] },
  catalogueCheckGet: { versionNo: 9_999_999 },
  campaignListGet: {},
  segmentCountGet: { segment: everybody, restDays: 7 },
  campaignSave: draft(),
  campaignSend: { campaignId: randomUUID(), revision: 1, sendAt: null },
  campaignStop: { campaignId: randomUUID() },
  campaignDiscard: { campaignId: randomUUID(), revision: 1 },
  campaignResultGet: { campaignId: randomUUID() },
  offerTry: { versionNo: 9_999_999, offer: null, coupons: [], storeId: ownShop, orderType: 1, lines: [] },
  offerUseGet: {},
  promoCodeBatchListGet: { promoCode: 'HARBOUR20' },
  promoCodesMake: { batchId: randomUUID(), promoCode: 'NOBODY', count: 1, note: '' },
  promoCodesExport: { batchId: randomUUID() },
  catalogueDifferenceGet: { from: 9_999_999, to: 9_999_999 },
  cataloguePublish: { versionNo: 9_999_999, revision: 0, publishAt: null },
  cataloguePublishDecide: { versionNo: 9_999_999, revision: 0, approve: true },
  cataloguePublishWithdraw: { versionNo: 9_999_999, revision: 0 },
  catalogueRollback: { versionNo: 9_999_999, liveNo: 1, reason: 'A wrong price' },
  catalogueImport: { versionNo: 9_999_999, table: 'prices', csv: 'item' },
  catalogueExportGet: { versionNo: 9_999_999, table: 'prices' },
  orderSearch: { text: 'A101', storeId: ownShop },
  orderTimelineGet: { orderId: randomUUID() },
  guestUnmask: { orderId: randomUUID(), reason: 'callBack', words: 'to call back' },
  orderRefund: { orderId: randomUUID(), clientRefundId: randomUUID(), parts: [{ index: 0, num: 1 }], reason: 'missing', words: 'no fries' },
  orderCancel: { orderId: randomUUID(), reason: 'guest', words: 'has asked' },
  goodwillGive: {
    orderId: randomUUID(),
    clientGiftId: randomUUID(),
    gift: { kind: 'points', points: 10 },
    reason: 'late',
    words: 'an hour late',
  },
  messageResend: { orderId: randomUUID(), clientMessageId: randomUUID(), words: 'lost it' },
  memberSearch: { text: 'nobody@example.com' },
  memberGet: { userId: randomUUID() },
  memberExport: { userId: randomUUID(), reason: 'byLetter', words: 'a letter of today' },
  memberDelete: { userId: randomUUID(), reason: 'byLetter', words: 'a letter of today' },
  orderRefundQuoteGet: { orderId: randomUUID(), parts: [{ index: 0, num: 1 }] },
  goodwillTermsGet: { orderId: randomUUID() },
  supportRequestsGet: {},
  dataRequestListGet: {},
  dataRequestSave: { requestId: randomUUID(), userId: randomUUID(), kind: 'export', channel: 'byLetter', receivedOn: period.from },
  dataRequestClose: { requestId: randomUUID(), words: 'taken back' },
  staffAccessGet: {},
  shopRefundDecide: { storeId: ownShop, requestId: randomUUID(), approve: true },
  salesGet: { storeId: ownShop, ...period, by: 'day' },
  ...Object.fromEntries(reportsOfPeriod.map((name) => [name, { storeId: ownShop, ...period }])),
  todayGet: { storeId: ownShop },
  shopsNowGet: {},
  lateOrdersGet: {},
  ledgerGet: { storeId: ownShop, day: period.to },
  reconciliationGet: { storeId: ownShop },
  dayEndGet: { storeId: ownShop, day: period.from },
  dayEndListGet: { storeId: ownShop, ...period },
  settlementImport: { provider: 'sandbox', name: 'empty.csv', csv: '' },
  settlementCasesGet: period,
  settlementCaseSave: { caseId: randomUUID(), revision: 0, state: 'open', reason: null, ownerId: null, note: '' },
  printerListGet: { storeId: ownShop },
  printerSave: newPrinter({ port: 9105 }),
  printerRemove: { storeId: ownShop, printerId: randomUUID() },
  printerTest: { storeId: ownShop, printerId: randomUUID() },
  printJobSave: newJob(),
  printJobListGet: { storeId: ownShop },
  printJobRetry: { storeId: ownShop, jobId: randomUUID() },
  printJobCancel: { storeId: ownShop, jobId: randomUUID() },
  dayEndSave: { storeId: ownShop, day: period.from, counted: [{ value: 100, num: 1 }], note: 'found', replaces: null },
}
const staffCalls: Action[] = calls.filter(({ caller }) => caller === 'staff')
const lastName = ({ name }: Action) => name.split('.').at(-1) ?? ''

/** One about a shop, or about several, which asks for each of them itself. */
const namesShop = (content: object) => ['storeId', 'storeIds', 'where'].some((field) => field in content)

const people = new Map<string, StaffAs>()
/** Somebody of a role for the shops of a scope, made the first time that they are asked for. */
async function personOf(role: (typeof staffRoles)[number], scope: string): Promise<StaffAs> {
  const who = `${role} of ${scope}`
  const known = people.get(who) ?? (await newStaff(gateway, role, scopes[scope]))
  people.set(who, known)
  return known
}

test('every call of the staff says what it needs, but for what is about whoever is signed in; one about a shop refuses others as unknown', () => {
  expect(staffCalls.filter(({ needs }) => !needs).map(lastName)).toEqual(ofOneself)
  expect(Object.keys(contents).toSorted()).toEqual(staffCalls.map(lastName).toSorted())
  for (const { name, content, refusals } of staffCalls) if ('storeId' in content.entries) expect(refusals, name).toContain('STORE_UNKNOWN')
  expect(calls.filter(({ caller, needs, stepUp }: Action) => caller !== 'staff' && (needs || stepUp))).toEqual([])
})

/** Everywhere, and at another shop than the one that is asked about. */
const farScopes = ['the whole chain', 'another shop']
const nearScopes = Object.keys(scopes).filter((scope) => !farScopes.includes(scope))

test.each(staffCalls)('$name opens to the roles that have its right, at the shops that they have it for, and to no others', (definition) =>
  expectRights(definition, farScopes),
)

test.each(staffCalls)(
  '$name opens by its right of the brand or the shop, and not by one of the other brand’s',
  wholeLaneOnly,
  (definition) => expectRights(definition, nearScopes),
)

async function expectRights(definition: Action, scopeNames: readonly string[]) {
  const content = contents[lastName(definition)] ?? {}
  const { needs } = definition
  for (const role of staffRoles)
    for (const scope of scopeNames) {
      const who = `${role} of ${scope}`
      const grants = [{ role, scope: scopes[scope] ?? wholeChain }]
      // Who signs out here is needed by the calls that follow.
      const as = definition.name === staffLogout.name ? await newStaff(gateway, role, scopes[scope]) : await personOf(role, scope)
      const { code } = await gateway.call(definition, content, as)
      if (needs && !hasRight(grants, needs)) expect(code, who).toBe('NOT_ALLOWED')
      else if (needs && namesShop(content) && !hasRight(grants, needs, { storeId: ownShop, brand: 31 }))
        expect(code, who).toBe('STORE_UNKNOWN')
      else expect([undefined, ...beyondRights], who).toContain(code)
    }
}

test.each(staffCalls.filter(({ content }) => 'storeId' in content.entries))(
  '$name knows no shop that the chain does not have',
  async (definition) => {
    const content = { ...contents[lastName(definition)], storeId: '9999' }
    expect(await gateway.call(definition, content, await personOf('admin', 'the whole chain'))).toMatchObject({
      code: 'STORE_UNKNOWN',
      data: null,
    })
  },
)

test('money, people, passkeys, tablets and what is said of guests ask for whoever has shown within ten minutes who they are, and nothing else does', async () => {
  const person = await newStaff(gateway, 'admin')
  now += 11 * 60_000
  const asking: string[] = []
  for (const definition of staffCalls.filter(({ name }) => !name.endsWith('.staffLogout') && !name.endsWith('.staffStepUp'))) {
    const { code } = await gateway.call(definition, contents[lastName(definition)], person)
    if (code === 'STEP_UP') asking.push(lastName(definition))
  }
  expect(asking.toSorted()).toEqual(provenOnly.toSorted())
  now -= 11 * 60_000
})

/** The calls that need no right and open at a tablet: nothing that is made by them outlives the session. */
const ofSessionAtTablet = ['staffMeGet', 'staffLogout', 'staffStepUpStart', 'staffStepUp']

test('of whoever has every right everywhere, a session at a tablet opens the day of its own shop and nothing else', async () => {
  const person = await newPinHolder(gateway, 'admin')
  const paired = await newTablet(gateway, person, ownShop)
  const tablet = { key: paired.key, deviceId: randomUUID(), storeId: ownShop }
  const as = await atTablet(gateway, person, tablet)
  for (const definition of staffCalls) {
    const [name, { needs }] = [lastName(definition), definition]
    const content = contents[name] ?? {}
    const isOfShop = needs !== undefined && isAtTablet(needs) && 'storeId' in content
    const who = name === 'staffLogout' ? await atTablet(gateway, person, tablet) : as
    const { code } = await gateway.call(definition, content, who)
    if (!isOfShop && !ofSessionAtTablet.includes(name)) expect(code, name).toBe('NOT_ALLOWED')
    else expect([undefined, ...beyondRights], name).toContain(code)
    if (!('storeId' in content)) continue
    const { code: elsewhere } = await gateway.call(definition, { ...content, storeId: otherShop }, as)
    expect(elsewhere, `${name} elsewhere`).toBe(isOfShop ? 'STORE_UNKNOWN' : 'NOT_ALLOWED')
  }
})
