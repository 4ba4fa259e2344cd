import { auditGet, getProductMenu, shopOverlayGet, soldOutSave, updateSoldOut } from '@harbour/protocol'
import { formatMoment } from '@harbour/rules'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { noon, startGateway } from '../../../testing/gateway.ts'
import { newTills } from '../../../testing/orders.fixtures.ts'
import { atShops, newStaff, type StaffAs } from '../../../testing/staff.fixtures.ts'
import { readOverlay } from '../overlay/overlay-store.ts'
import { createOverlay } from '../overlay/overlay.ts'
import { demoChain } from '../seed.ts'

const clock = { at: noon, now: () => clock.at }
// Two on one database: calls go to them by turns.
const gateway = await startGateway({ clock, gateways: 2 })
afterAll(gateway.stop)
let crew: StaffAs
let admin: StaffAs
beforeAll(async () => void ([crew, admin] = [await newStaff(gateway, 'crew', atShops('3101')), await newStaff(gateway, 'admin')]))
beforeEach(() => void (clock.at = noon))

const hour = 3_600_000
const quiet = { soldOut: [], soldOutEntries: [], busyMinutes: 0, pausedUntil: null, holidays: [] }
const say = (pid: string, more: object = {}, as = crew) => gateway.call(soldOutSave, { storeId: '3101', pid, soldOut: true, ...more }, as)
const soldOut = async (storeId = '3101') => (await gateway.ask(getProductMenu, { storeId })).soldOut
const entryOf = async (pid: string) =>
  (await gateway.ask(shopOverlayGet, { storeId: '3101' }, crew)).soldOutEntries.find((entry) => entry.pid === pid)
const auditOf = async (pid: string) =>
  (await gateway.ask(auditGet, { storeId: '3101' }, admin)).entries.filter(({ subject }) => subject === pid)

test('[8.14] somebody of the shop says that a dish has run out, and is back: its guests know, and nobody else’s menu changes', async () => {
  expect(await gateway.ask(shopOverlayGet, { storeId: '3101' }, crew)).toMatchObject(quiet)
  const gone = { storeId: '3101', pid: 'margherita', soldOut: true }
  expect(await gateway.ask(soldOutSave, gone, crew)).toMatchObject({
    ...quiet,
    soldOut: ['margherita'],
    soldOutEntries: [{ pid: 'margherita' }],
  })
  expect([await soldOut(), await soldOut('3102')]).toEqual([['margherita'], []])
  expect(await gateway.ask(soldOutSave, { ...gone, soldOut: false }, crew)).toMatchObject(quiet)
})

test('what has run out until a moment is there again at that moment, on every process and without anything being said', async () => {
  await say('tiramisu', { until: formatMoment(noon + hour), reason: 'ingredients', note: 'Cream at one' })
  const afterRestart = createOverlay(demoChain.shop, await readOverlay(gateway.context.db, noon))
  const lists = async () => [await soldOut(), await soldOut(), [...(afterRestart.soldOut('3101', clock.at) ?? [])]]
  const gone = async () => (await lists()).map((pids) => pids.includes('tiramisu'))
  expect(await entryOf('tiramisu')).toEqual({
    pid: 'tiramisu',
    storeId: '3101',
    brand: null,
    since: noon,
    until: noon + hour,
    reason: 'ingredients',
    note: 'Cream at one',
    by: { kind: 'staff', name: 'Chan Siu Ming' },
  })
  clock.at = noon + hour - 1
  expect(await gone()).toEqual([true, true, true])
  clock.at = noon + hour
  expect(await gone()).toEqual([false, false, false])
  expect(await entryOf('tiramisu')).toBeUndefined()
  clock.at = noon
  expect(await gone()).toEqual([true, true, true])
})

test('[8.14] “until tomorrow” is the next opening of the shop on another day; an option runs out as a dish does', async () => {
  const [option] = [...gateway.context.catalogue.book('3101', 1, clock.at).products.values()].flatMap(({ requirements }) =>
    requirements.flatMap((one) => one.options),
  )
  await say(option?.pid ?? '', { untilTomorrow: true })
  expect(await entryOf(option?.pid ?? '')).toMatchObject({ until: noon + 23 * hour })
})

test('an end that has passed is refused', async () => {
  expect(await say('truffle-fries', { until: formatMoment(noon) })).toMatchObject({ status: 301, code: 'UNTIL_PASSED', data: null })
})

test('what is said again is written once; with another end or reason it is news, and has run out since the first', async () => {
  await say('carbonara', { until: formatMoment(noon + hour) })
  clock.at = noon + 60_000
  await say('carbonara', { until: formatMoment(noon + hour) })
  expect(await auditOf('carbonara')).toHaveLength(1)
  await say('carbonara', { until: formatMoment(noon + hour), reason: 'delivery' })
  expect(await entryOf('carbonara')).toMatchObject({ since: noon, reason: 'delivery' })
  await say('carbonara', { soldOut: false })
  await say('carbonara', { soldOut: false })
  expect((await auditOf('carbonara')).map(({ after }) => after)).toEqual([
    '{"soldOut": false}',
    expect.stringContaining('delivery'),
    expect.not.stringContaining('delivery'),
  ])
})

test('of two people at once the last word counts, and the audit has both, each with what it found', async () => {
  await Promise.all([say('garlic-bread', { reason: 'quality' }, admin), say('garlic-bread', { reason: 'staffing' })])
  const [last, first] = await auditOf('garlic-bread')
  expect([first?.before, last?.before]).toEqual(['{"soldOut": false}', first?.after])
  expect(last?.after).toContain((await entryOf('garlic-bread'))?.reason)
})

test('a till that says again what somebody has said leaves their end and reason; its own word takes their place', async () => {
  const [till] = await newTills(gateway, '3101')
  const word = { storeId: '3101', pid: 'margherita', soldOut: true }
  await say('margherita', { until: formatMoment(noon + hour), reason: 'quality' })
  await gateway.ask(updateSoldOut, word, till)
  expect(await entryOf('margherita')).toMatchObject({ until: noon + hour, reason: 'quality', by: { kind: 'staff' } })
  clock.at = noon + hour
  await gateway.ask(updateSoldOut, word, till)
  expect(await entryOf('margherita')).toMatchObject({ since: noon + hour, until: null, reason: null, by: { kind: 'till', name: null } })
})

test('what is on no menu cannot run out', async () => {
  expect(await say('caviar')).toMatchObject({ status: 301, code: 'PRODUCT_UNKNOWN', data: null })
})

/** The statement with which a process of the version before keeps its tills' words. */
const writeBefore = `insert into sold_out_changes (store_id, pid, sold_out) values ($1, $2, $3)
  on conflict (store_id, pid) do update set sold_out = excluded.sold_out, changed_at = now() where sold_out_changes.sold_out <> excluded.sold_out`

test('a till’s word through a process of the version before counts, whatever end was said before', async () => {
  const { db, catalogue } = gateway.context
  const byTill = (gone: boolean) => db.rows({ name: '', text: writeBefore }, ['3101', 'water', gone])
  const entryAt = async (moment: number) => {
    await catalogue.reload()
    return catalogue
      .overlay()
      .soldOutEntries('3101', moment)
      .find(({ pid }) => pid === 'water')
  }
  const until = noon + 80 * 365 * 24 * hour // that process goes by the database's clock
  await say('water', { until: formatMoment(until), note: 'No delivery' })
  await byTill(true)
  expect([await entryAt(until - 1), await entryAt(until)]).toMatchObject([{ note: 'No delivery' }, undefined]) // said again, it is no news
  for (const gone of [false, true]) await byTill(gone)
  expect(await entryAt(until)).toMatchObject({ until: null, note: null, by: { kind: 'till' } })
  await db.rows({ name: '', text: `update sold_out_changes set until = now() - interval '1 minute' where pid = 'water'` })
  await byTill(true)
  expect(await entryAt(until)).toMatchObject({ until: null })
})

test.each([
  {},
  { storeId: '3101', pid: '', soldOut: true },
  { storeId: '3101', pid: 'fries', soldOut: 'yes' },
  { storeId: '3101', pid: 'fries', soldOut: true, reason: 'bored' },
])('a malformed content is turned away: %j', async (content) => {
  expect(await gateway.call(soldOutSave, content, crew)).toMatchObject({ code: 'CONTENT_INVALID' })
})
