import {
  auditGet,
  calls,
  catalogueDraftDiscard,
  catalogueDraftSave,
  catalogueImport,
  catalogueOrderSave,
  cataloguePublish,
  cataloguePublishDecide,
  cataloguePublishWithdraw,
  catalogueRecordGet,
  catalogueRecordRevert,
  catalogueRecordSave,
  catalogueRollback,
  getProductMenu,
  postOrder,
  type Action,
} from '@harbour/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  beginDraft,
  changeRecord,
  liveVersion,
  priced,
  publishDraft,
  twoPublishers,
  versionOf,
} from '../../../../testing/catalogue.fixtures.ts'
import { noon, startGateway } from '../../../../testing/gateway.ts'
import { newGuest, onWire, orderOf } from '../../../../testing/orders.fixtures.ts'
import { newStaff, type StaffAs } from '../../../../testing/staff.fixtures.ts'
import { openContext } from '../../../../open-context.ts'
import { dueWork } from '../../../../platform/workers/start-workers.ts'
import { moment } from '../../../../platform/database/moment.ts'
import { publishScheduled } from '../publish-scheduled.ts'
import { demoChain } from '../../seed.ts'
import { wholeLaneOnly } from '../../../../testing/lane.ts'

let now = Date.parse('2026-11-20T12:00:00+08:00')
const gateway = await startGateway({ clock: { now: () => now } })
afterAll(gateway.stop)
const { context } = gateway
let people: [StaffAs, StaffAs]
beforeAll(async () => void (people = await twoPublishers(gateway)))

const header = 'pid,type,category,name.tc,name.en,description.tc,description.en,picture,price.31,boxes,makeMinutes,contains,mayContain'
const row = (at: number, price = '88.00') =>
  `dish-${at},1,${demoChain.category.at(-1)?.categoryId},菜式${at},Dish ${at},好味,Tasty,margherita,${price},1,5,,`
const csvOf = (rows: string[]) => [header, ...rows].join('\n')
const thousands = Array.from({ length: 2000 }, (_, at) => row(at))
const menuOf = async () => gateway.ask(getProductMenu, { storeId: '3101' }, await newGuest(gateway))
const priceOf = (pid: string) => context.catalogue.book('3101', 1, noon).products.get(`31-${pid}`)?.price
const actionsOf = async () => (await gateway.ask(auditGet, {}, people[1])).entries.map(({ action }) => action)

test(
  'two thousand dishes come by a file: with three faults it is refused by name, then it is right, published, and taken back',
  wholeLaneOnly,
  async () => {
    const usual = await menuOf()
    const first = await liveVersion(gateway, people[0])
    const versionNo = await beginDraft(gateway, people[0], 'The big menu')
    const load = (rows: string[]) => gateway.call(catalogueImport, { versionNo, table: 'products', csv: csvOf(rows) }, people[0])
    const wrong = thousands
      .with(7, row(7, 'cheap'))
      .with(1200, row(1200).replace(',Dish 1200,', ',,'))
      .with(1999, row(1999).replace(',1,', ',9,'))
    const { code, data } = await load(wrong)
    expect(code).toBe('IMPORT_FAULTY')
    const { faults } = data as { faults: { id: string; field: string }[] }
    expect(faults.map(({ id, field }) => `${id} ${field}`)).toEqual(['dish-7 price.31', 'dish-1200 name.en', 'dish-1999 type'])
    expect(await load(thousands)).toMatchObject({ data: { changed: 2000 } })
    expect(await menuOf()).toEqual(usual)
    await publishDraft(gateway, people, { versionNo })
    expect(context.catalogue.products(31, 1).size).toBe(2000 + [...demoChain.product].filter(({ price }) => price[31] !== undefined).length)
    const big = await menuOf()
    for (const { url } of [usual, big]) expect((await fetch(new URL(url, gateway.url))).status).toBe(200)
    expect(priceOf('dish-1999')).toBe(8800)
    await gateway.ask(catalogueRollback, { versionNo: first.versionNo, liveNo: versionNo, reason: 'Too big' }, people[0])
    expect(await menuOf()).toEqual(usual)
  },
)

test('what is scheduled is live from its moment, also where no process ran then, and not before', async () => {
  const versionNo = await beginDraft(gateway, people[0])
  await changeRecord(gateway, people[0], { versionNo, kind: 'product', id: 'margherita', edit: priced(9900) })
  await publishDraft(gateway, people, { versionNo, publishAt: '2026/11/20 12:10:00' })
  const due = async () => (await context.db.rows<{ names: string[] }>(dueWork([publishScheduled]), [moment(now)]))[0]?.names
  now = Date.parse('2026-11-20T12:09:59+08:00')
  expect(await due()).toEqual([])
  await publishScheduled.round(context)
  expect(priceOf('margherita')).not.toBe(9900)
  now = Date.parse('2026-11-20T12:20:00+08:00')
  expect(await due()).toEqual([publishScheduled.name])
  await publishScheduled.round(context)
  expect(priceOf('margherita')).toBe(9900)
  expect(await versionOf(gateway, people[0], versionNo)).toMatchObject({ state: 'live', publishedAt: now })
  expect(await due()).toEqual([])
})

test('what is scheduled and was published otherwise meanwhile is a draft again, and says why', async () => {
  const versionNo = await beginDraft(gateway, people[0])
  await changeRecord(gateway, people[0], { versionNo, kind: 'product', id: 'margherita', edit: priced(10_100) })
  await publishDraft(gateway, people, { versionNo, publishAt: '2026/11/20 12:30:00' })
  const other = await beginDraft(gateway, people[0])
  await changeRecord(gateway, people[0], { versionNo: other, kind: 'product', id: 'margherita', edit: priced(10_200) })
  await publishDraft(gateway, people, { versionNo: other })
  now = Date.parse('2026-11-20T12:30:00+08:00')
  await publishScheduled.round(context)
  expect(priceOf('margherita')).toBe(10_200)
  const version = await versionOf(gateway, people[0], versionNo)
  expect(version).toMatchObject({
    state: 'draft',
    askedName: null,
    publishAt: null,
    changes: 1,
    fault: 'product margherita was published otherwise',
  })
})

test('an order of a guest who has the old menu in hand is not taken for another price: they are told', async () => {
  const guest = await newGuest(gateway)
  const order = onWire(orderOf(gateway, { storeId: '3101' }))
  const [line] = (order as { lines: { uid: string }[] }).lines
  const pid = line?.uid.replace(/^31-/, '') ?? ''
  const versionNo = await beginDraft(gateway, people[0])
  await changeRecord(gateway, people[0], { versionNo, kind: 'product', id: pid, edit: priced(77_700) })
  await publishDraft(gateway, people, { versionNo })
  expect(await gateway.call(postOrder, order, guest)).toMatchObject({ code: 'PRICE_CHANGED' })
})

test(
  'another process, and one that begins later, has the same version, and answers what the first has told guests of',
  wholeLaneOnly,
  async () => {
    const { settings, db, log, clock } = context
    const later = await openContext({ settings, db, log, clock })
    expect(later.catalogue.version()).toBe(context.catalogue.version())
    const { version } = context.catalogue.menuFile(31, 1)
    expect(later.catalogue.menuFile(31, 1).version).toBe(version)
    const versionNo = await beginDraft(gateway, people[0])
    await changeRecord(gateway, people[0], { versionNo, kind: 'product', id: 'margherita', edit: priced(9500) })
    await publishDraft(gateway, people, { versionNo })
    expect((await later.catalogue.findMenuVersion(context.catalogue.menuFile(31, 1).version))?.version).toBe(
      context.catalogue.menuFile(31, 1).version,
    )
  },
)

test('a call is answered by one version, whatever is published while it is', async () => {
  const pinned = context.catalogue.pinned()
  const before = pinned.book('3101', 1, noon).products.get('31-margherita')?.price
  const versionNo = await beginDraft(gateway, people[0])
  await changeRecord(gateway, people[0], { versionNo, kind: 'product', id: 'margherita', edit: priced(9100) })
  await publishDraft(gateway, people, { versionNo })
  expect(pinned.book('3101', 1, noon).products.get('31-margherita')?.price).toBe(before)
  expect(priceOf('margherita')).toBe(9100)
})

test('the audit has each thing that was done to the catalogue, and none that was refused or changed nothing', wholeLaneOnly, async () => {
  const versionNo = await beginDraft(gateway, people[0], 'All of it')
  const margherita = { versionNo, kind: 'product', id: 'margherita' } as const
  const { held, live } = await gateway.ask(catalogueRecordGet, margherita, people[0])
  const record = priced(8200)(held?.record ?? {})
  const seen = { seen: held?.hash ?? null, seenLive: live?.hash ?? null }
  const at = (revision: number) => ({ versionNo, revision })
  const steps: [Action, object, StaffAs?][] = [
    [catalogueDraftSave, { versionNo, note: 'Some of it' }],
    [catalogueImport, { versionNo, table: 'prices', csv: 'item,price.31\ntiramisu,48.00\n' }],
    [catalogueRecordSave, { ...margherita, ...seen, record }],
    [catalogueOrderSave, { versionNo, kind: 'product', ids: [demoChain.product[3]?.pid] }],
    [cataloguePublish, { ...at(3), publishAt: null }],
    [cataloguePublishWithdraw, at(4)],
    [cataloguePublish, { ...at(5), publishAt: null }],
    [cataloguePublishDecide, { ...at(6), approve: true }, people[1]],
    [catalogueRollback, { versionNo: 1, liveNo: versionNo, reason: 'A try' }],
  ]
  const written: string[] = []
  for (const [definition, content, as = people[0]] of steps) {
    await gateway.ask(definition, content, as)
    written.unshift(definition.name)
    expect((await actionsOf()).slice(0, written.length)).toEqual(written)
  }
  const draft = await beginDraft(gateway, people[0])
  await changeRecord(gateway, people[0], { ...margherita, versionNo: draft, edit: priced(1) })
  const changed = await gateway.ask(catalogueRecordGet, { ...margherita, versionNo: draft }, people[0])
  await gateway.ask(catalogueRecordRevert, { ...margherita, versionNo: draft, seen: changed.held?.hash ?? null }, people[0])
  await gateway.ask(catalogueDraftDiscard, { versionNo: draft, revision: 2 }, people[0])
  written.unshift(...[catalogueDraftDiscard, catalogueRecordRevert, catalogueRecordSave, catalogueDraftSave].map(({ name }) => name))
  expect((await actionsOf()).slice(0, written.length)).toEqual(written)
  const reads = /(Get|ListGet)$/
  const doing = calls.filter(({ name }) => name.startsWith('candao.catalogue.catalogue') && !reads.test(name)).map(({ name }) => name)
  expect(new Set(written)).toEqual(new Set(doing))
})

test('who may read the catalogue for a brand or some shops alone does not', async () => {
  const menu = await newStaff(gateway, 'menu', { kind: 'brand', brand: 31 })
  expect((await gateway.call(catalogueDraftSave, { versionNo: null, note: '' }, menu)).code).toBe('NOT_ALLOWED')
})
