import { catalogueDifferenceGet, catalogueRecordGet, catalogueRecordRevert, catalogueRecordSave } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { beginDraft, changeRecord, liveVersion, priced, publishPrice, twoPublishers } from '../../../../testing/catalogue.fixtures.ts'
import { startGateway } from '../../../../testing/gateway.ts'
import { changeRecords } from '../draft-store.ts'

const gateway = await startGateway()
afterAll(gateway.stop)

const none = { total: 0, records: [], largeMoves: { total: 0, ids: [] }, baskets: [] }

test('two versions are compared record by record and field by field, either way', async () => {
  const people = await twoPublishers(gateway)
  const [menu] = people
  const { versionNo: first } = await liveVersion(gateway, menu)
  const { versionNo: second } = await publishPrice(gateway, people, 9900)
  const draft = await beginDraft(gateway, menu)
  await changeRecord(gateway, menu, { versionNo: draft, kind: 'product', id: 'margherita', edit: priced(10_000) })
  const between = async (from: number, to: number) => (await gateway.ask(catalogueDifferenceGet, { from, to }, menu)).records[0]
  const margherita = { kind: 'product', id: 'margherita', change: 'changed', hash: expect.stringMatching(/^[0-9a-f]{64}$/) }
  expect(await between(second, draft)).toEqual({ ...margherita, fields: [{ field: 'price.31', before: '9900', after: '10000' }] })
  expect(await between(draft, second)).toEqual({ ...margherita, fields: [{ field: 'price.31', before: '10000', after: '9900' }] })
  expect(await between(first, draft)).toMatchObject({ ...margherita, fields: [{ field: 'price.31', after: '10000' }] })
  expect(await gateway.ask(catalogueDifferenceGet, { from: second, to: second }, menu)).toEqual(none)
  expect((await gateway.call(catalogueDifferenceGet, { from: second, to: 999 }, menu)).code).toBe('VERSION_UNKNOWN')
})

test('a record that comes or goes is told by its fields, so that whoever agrees to it knows its price', async () => {
  const people = await twoPublishers(gateway)
  const [menu] = people
  const { versionNo: live } = await liveVersion(gateway, menu)
  const draft = await beginDraft(gateway, menu)
  const { held } = await gateway.ask(catalogueRecordGet, { versionNo: draft, kind: 'product', id: 'chunky-fries' }, menu)
  const record = { ...held?.record, pid: 'curly-fries', price: { 31: 2800, 42: 2900 } }
  const added = { versionNo: draft, kind: 'product', id: 'curly-fries', seen: null, seenLive: null, record } as const
  await gateway.ask(catalogueRecordSave, added, menu)
  const between = async (from: number, to: number) =>
    (await gateway.ask(catalogueDifferenceGet, { from, to }, menu)).records.find(({ id }) => id === 'curly-fries')
  const price = JSON.stringify({ 31: 2800, 42: 2900 })
  const [comes, goes] = [await between(live, draft), await between(draft, live)]
  expect(comes?.change).toBe('added')
  expect(comes?.fields).toContainEqual({ field: 'price', before: null, after: price })
  expect(goes?.change).toBe('removed')
  expect(goes?.fields).toContainEqual({ field: 'price', before: price, after: null })
})

test('each record is told with its hash, by which what was shown of it is taken back, and nothing that was written since', async () => {
  const [menu] = await twoPublishers(gateway)
  const { versionNo: live } = await liveVersion(gateway, menu)
  const versionNo = await beginDraft(gateway, menu)
  const shown = async () => (await gateway.ask(catalogueDifferenceGet, { from: live, to: versionNo }, menu)).records[0]?.hash ?? null
  const fries = { versionNo, kind: 'product', id: 'chunky-fries' } as const
  await changeRecord(gateway, menu, { ...fries, edit: priced(2700) })
  const seen = await shown()
  await changeRecord(gateway, menu, { ...fries, edit: priced(2800) })
  expect((await gateway.call(catalogueRecordRevert, { ...fries, seen }, menu)).code).toBe('RECORD_CHANGED')
  await gateway.ask(catalogueRecordRevert, { ...fries, seen: await shown() }, menu)
  await changeRecord(gateway, menu, { ...fries, edit: () => null })
  expect(await shown()).toBeNull()
})

test('prices that move far are counted among all records of a large draft, also among those that are not told', async () => {
  const [menu] = await twoPublishers(gateway)
  const { versionNo: live } = await liveVersion(gateway, menu)
  const draft = await beginDraft(gateway, menu)
  await changeRecord(gateway, menu, { versionNo: draft, kind: 'product', id: 'chunky-fries', edit: priced(260) })
  const moved = async () => {
    const { total, records, largeMoves } = await gateway.ask(catalogueDifferenceGet, { from: live, to: draft }, menu)
    return { total, told: records.length, isTold: records.some(({ id }) => id === 'chunky-fries'), largeMoves }
  }
  const largeMoves = { total: 1, ids: ['chunky-fries'] }
  expect(await moved()).toEqual({ total: 1, told: 1, isTold: true, largeMoves })
  // Records of a kind that is told before products.
  const changes = Array.from({ length: 500 }, (_, at) => ({
    kind: 'category' as const,
    id: `c${at}`,
    record: `{"at":${at}}`,
    position: at,
  }))
  await changeRecords(gateway.context.db.rows, { versionNo: draft, changes, by: 'Ada', at: gateway.context.clock.now() })
  expect(await moved()).toEqual({ total: 501, told: 500, isTold: false, largeMoves })
})
