import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { auditGet, soldOutSave, soldOutSaveMany, updateSoldOut } from '@harbour/protocol'
import { formatMoment, type StaffScope } from '@harbour/rules'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { noon, startGateway, type As } from '../../../testing/gateway.ts'
import { newTills } from '../../../testing/orders.fixtures.ts'
import { atShops, newStaff, wholeChain, type StaffAs } from '../../../testing/staff.fixtures.ts'
import { demoChain, replaceChain } from '../seed.ts'

const clock = { at: noon, now: () => clock.at }
const gateway = await startGateway({ clock })
const dataDir = await mkdtemp(join(tmpdir(), 'harbour-overlay-'))
afterAll(async () => void (await Promise.all([gateway.stop(), rm(dataDir, { recursive: true })])))
const { catalogue, db } = gateway.context

const hongKong: StaffScope = { kind: 'brand', brand: 31 }
const hour = 3_600_000
let [menu, ofBrand, ofShop]: StaffAs[] = []
beforeAll(async () => {
  menu = await newStaff(gateway, 'menu')
  ofBrand = await newStaff(gateway, 'menu', hongKong)
  ofShop = await newStaff(gateway, 'crew', atShops('3101'))
})
beforeEach(() => void (clock.at = noon))

const say = (where: StaffScope, pid: string, more: object = {}, as: As | undefined = menu) =>
  gateway.call(soldOutSaveMany, { where, pid, soldOut: true, ...more }, as)
const gone = (pid: string, ...storeIds: string[]) => storeIds.map((storeId) => catalogue.soldOut(storeId).has(pid))

test('it runs out at the shops named, and at no other, with an entry of the audit for each', async () => {
  expect(await say(atShops('3101', '4201', '3101'), 'carbonara', { untilTomorrow: true })).toMatchObject({
    data: { entries: [{ storeId: '3101', until: expect.any(String) }, { storeId: '4201' }] },
  })
  expect(gone('carbonara', '3101', '3102', '4201')).toEqual([true, false, true])
  const { entries } = await gateway.ask(auditGet, {}, await newStaff(gateway, 'admin'))
  expect(entries.filter(({ subject }) => subject === 'carbonara').map(({ storeId }) => storeId)).toEqual(['4201', '3101'])
})

test('at all shops of a brand it covers a shop that opens later, until its end', async () => {
  await say(hongKong, 'tiramisu', { until: formatMoment(noon + hour), reason: 'quality' }, ofBrand)
  const [shop] = demoChain.shop
  if (!shop) throw new Error('the demo chain has a shop')
  await replaceChain({ db, dataDir, chain: { ...demoChain, shop: [...demoChain.shop, { ...shop, storeId: '3199' }] } })
  await catalogue.reload()
  expect(gone('tiramisu', '3101', '3199', '4201')).toEqual([true, true, false])
  clock.at = noon + hour
  expect(gone('tiramisu', '3101', '3199')).toEqual([false, false])
})

test('[8.14] the chain’s word stands above a shop’s: its people are told so, its till sees it still, and its own word counts once the chain’s is over', async () => {
  await say(wholeChain, 'margherita', { reason: 'quality' })
  const back = { storeId: '3101', pid: 'margherita', soldOut: false }
  expect(await gateway.call(soldOutSave, back, ofShop)).toMatchObject({ status: 301, code: 'SOLD_OUT_BY_CHAIN', data: null })
  expect(await say(hongKong, 'margherita', { soldOut: false })).toMatchObject({ code: 'SOLD_OUT_BY_CHAIN' })
  expect(await say(atShops('3101', '3102'), 'margherita', { soldOut: false })).toMatchObject({ code: 'SOLD_OUT_BY_CHAIN' })
  const [till] = await newTills(gateway, '3101')
  expect((await gateway.ask(updateSoldOut, back, till)).soldOut).toContain('margherita')
  await gateway.ask(soldOutSave, { ...back, storeId: '3101', soldOut: true }, ofShop)
  expect(await say(wholeChain, 'margherita', { soldOut: false })).toMatchObject({ data: { entries: [{ storeId: '3101' }] } })
  expect(gone('margherita', '3101', '3102', '4201')).toEqual([true, false, false])
})

test('what is said again of all shops is written once', async () => {
  const written = async () =>
    (await gateway.ask(auditGet, {}, await newStaff(gateway, 'admin'))).entries.filter(({ subject }) => subject === 'truffle-fries')
  for (const soldOut of [true, true, false, false]) await say(wholeChain, 'truffle-fries', { soldOut })
  expect((await written()).map(({ after, brand, storeId }) => [after, brand, storeId])).toEqual([
    ['{"soldOut": false}', null, null],
    ['{"soldOut": true}', null, null],
  ])
})

test.each<[string, () => As | undefined, StaffScope, string]>([
  ['crew of a shop, at it and another', () => ofShop, atShops('3101', '3102'), 'STORE_UNKNOWN'],
  ['crew of a shop, at all of its brand', () => ofShop, hongKong, 'NOT_ALLOWED'],
  ['who keeps a brand’s menu, at all of the chain', () => ofBrand, wholeChain, 'NOT_ALLOWED'],
  ['who keeps a brand’s menu, at all of the other', () => ofBrand, { kind: 'brand', brand: 42 }, 'NOT_ALLOWED'],
  ['who keeps a brand’s menu, at a shop of it and of the other', () => ofBrand, atShops('3101', '4201'), 'STORE_UNKNOWN'],
  ['anybody, at a shop that is not there', () => menu, atShops('3101', '9999'), 'STORE_UNKNOWN'],
])('%s changes nothing', async (_who, as, where, code) => {
  expect(await say(where, 'garlic-bread', {}, as())).toMatchObject({ code, data: null })
  expect(gone('garlic-bread', '3101', '3102', '4201')).toEqual([false, false, false])
})

test('a word about what has left the menu can be taken back; one about what was never there says nothing new', async () => {
  await say(wholeChain, 'cola')
  const { onMenu } = catalogue
  catalogue.onMenu = () => false
  const back = [await say(wholeChain, 'cola', { soldOut: false }), await say(atShops('3101'), 'caviar', { soldOut: false })]
  catalogue.onMenu = onMenu
  expect(back).toMatchObject([{ data: { entries: [] } }, { data: { entries: [] } }])
  expect(gone('cola', '3101', '4201')).toEqual([false, false])
})

test('what is on no menu, or has an end that has passed, is refused', async () => {
  expect(await say(wholeChain, 'caviar')).toMatchObject({ code: 'PRODUCT_UNKNOWN' })
  expect(await say(wholeChain, 'truffle-fries', { until: formatMoment(noon) })).toMatchObject({ code: 'UNTIL_PASSED' })
})

test.each([{}, { where: { kind: 'shops', storeIds: [] } }, { where: { kind: 'brand' } }, { where: 'all' }])(
  'a malformed content is turned away: %j',
  async (part) => {
    expect(await gateway.call(soldOutSaveMany, { pid: 'fries', soldOut: true, ...part }, menu)).toMatchObject({ code: 'CONTENT_INVALID' })
  },
)
