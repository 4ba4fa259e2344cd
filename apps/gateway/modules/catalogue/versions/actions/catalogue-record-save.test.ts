import { auditGet, catalogueRecordGet, catalogueRecordSave } from '@harbour/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { beginDraft, changeRecord, liveVersion, priced, shownPrice, twoPublishers } from '../../../../testing/catalogue.fixtures.ts'
import { startGateway } from '../../../../testing/gateway.ts'
import { newStaff, type StaffAs } from '../../../../testing/staff.fixtures.ts'

const gateway = await startGateway()
afterAll(gateway.stop)
let [menu, admin]: [StaffAs, StaffAs] = [{} as StaffAs, {} as StaffAs] // signed in below
let versionNo = 0
beforeAll(async () => {
  ;[menu, admin] = await twoPublishers(gateway)
  versionNo = await beginDraft(gateway, menu)
})

const margherita = { kind: 'product', id: 'margherita' } as const
async function seen(of: { kind: 'product' | 'promotion'; id: string } = margherita) {
  const { held, live } = await gateway.ask(catalogueRecordGet, { versionNo, ...of }, menu)
  return { held: held?.record ?? {}, hashes: { seen: held?.hash ?? null, seenLive: live?.hash ?? null } }
}
const save = (content: object, as = menu) => gateway.call(catalogueRecordSave, { versionNo, ...margherita, ...content }, as)

test('a record is written into the draft, and no guest sees it; the same again is written down once', async () => {
  const before = shownPrice(gateway)
  const { held, hashes } = await seen()
  const record = priced(9900)(held)
  const first = await save({ ...hashes, record })
  const second = await save({ ...hashes, record })
  expect(first.data).toEqual(second.data)
  expect(shownPrice(gateway)).toBe(before)
  expect((await seen()).held).toMatchObject({ price: { 31: 9900 } })
  const { entries } = await gateway.ask(auditGet, {}, admin)
  expect(entries.filter(({ subject }) => subject === 'product margherita')).toHaveLength(1)
  expect(JSON.parse(entries[0]?.after ?? '')).toMatchObject({ versionNo, record: { price: { 31: 9900 } } })
})

test('of two who edit one record the second is shown both, and nothing is overwritten', async () => {
  const { held, hashes } = await seen()
  expect((await save({ ...hashes, record: priced(1100)(held) })).code).toBeUndefined()
  const { code, data } = await save({ ...hashes, record: priced(2200)(held) }, admin)
  expect(code).toBe('RECORD_CHANGED')
  expect(data).toMatchObject({ held: { record: { price: { 31: 1100 } } }, changedBy: 'Chan Siu Ming', changedAt: expect.any(Number) })
  expect((await seen()).held).toMatchObject({ price: { 31: 1100 } })
})

test('two who write at the very same moment: one of them is told', async () => {
  const { held, hashes } = await seen()
  const replies = await Promise.all([3300, 4400].map((cents) => save({ ...hashes, record: priced(cents)(held) })))
  expect(replies.map(({ code }) => code ?? 'done').toSorted()).toEqual(['RECORD_CHANGED', 'done'])
})

test.each([
  ['a price of half a cent', { price: { 31: 0.5 } }, 'price.31'],
  ['a text in one language only', { name: { tc: '瑪格麗特' } }, 'name.en'],
  ['a field that there is not', { colour: 'red' }, 'colour'],
  ['another id', { pid: 'hawaiian' }, 'id'],
  ['a NUL in a text', { name: { tc: '瑪\0', en: 'Margherita' } }, 'name.tc'],
  ['half a character', { name: { tc: '瑪\ud83c', en: 'Margherita' } }, 'name.tc'],
])('%s is refused by field, and nothing is written', async (_what, wrong, field) => {
  const { held, hashes } = await seen()
  const { code, data } = await save({ ...hashes, record: { ...held, ...wrong } })
  expect(code).toBe('RECORD_FAULTY')
  expect(data).toMatchObject({ faults: [{ kind: 'product', id: expect.stringMatching(/margherita|number/), field }] })
  expect((await seen()).held).toEqual(held)
})

test('a record is taken away, and comes back as it was', async () => {
  const { held, hashes } = await seen()
  await save({ ...hashes, record: null })
  const { hashes: gone } = await seen()
  expect(gone.seen).toBeNull()
  await save({ ...gone, record: held })
  expect((await seen()).held).toEqual(held)
})

test('marketing writes offers and news, and no dish', async () => {
  const marketing = await newStaff(gateway, 'marketing')
  const { held, hashes } = await seen()
  expect((await save({ ...hashes, record: held }, marketing)).code).toBe('NOT_ALLOWED')
  const offer = { kind: 'promotion', id: 'new-offer', seen: null, seenLive: null, record: { promotionId: 'new-offer' } }
  expect((await save(offer, marketing)).code).toBe('RECORD_FAULTY')
})

test('a version that was published is changed no more', async () => {
  const { held, hashes } = await seen()
  const live = await liveVersion(gateway, menu)
  const { code } = await gateway.call(catalogueRecordSave, { ...margherita, ...hashes, versionNo: live.versionNo, record: held }, menu)
  expect(code).toBe('VERSION_CLOSED')
  expect((await save({ versionNo: 999, ...hashes, record: held })).code).toBe('VERSION_UNKNOWN')
})

test('what somebody changes after it was asked for has to be asked for anew', async () => {
  const { revision } = await gateway.ask(
    catalogueRecordSave,
    { versionNo, ...margherita, ...(await seen()).hashes, record: (await seen()).held },
    menu,
  )
  expect(await changeRecord(gateway, menu, { versionNo, ...margherita, edit: priced(5500) })).toBe(revision + 1)
})
