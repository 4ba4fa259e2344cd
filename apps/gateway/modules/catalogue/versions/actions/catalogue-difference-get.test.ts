import { catalogueDifferenceGet, catalogueRecordGet, catalogueRecordSave } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { beginDraft, changeRecord, liveVersion, priced, publishPrice, twoPublishers } from '../../../../testing/catalogue.fixtures.ts'
import { startGateway } from '../../../../testing/gateway.ts'

const gateway = await startGateway()
afterAll(gateway.stop)

test('two versions are compared record by record and field by field, either way', async () => {
  const people = await twoPublishers(gateway)
  const [menu] = people
  const { versionNo: first } = await liveVersion(gateway, menu)
  const { versionNo: second } = await publishPrice(gateway, people, 9900)
  const draft = await beginDraft(gateway, menu)
  await changeRecord(gateway, menu, { versionNo: draft, kind: 'product', id: 'margherita', edit: priced(10_000) })
  const between = async (from: number, to: number) => (await gateway.ask(catalogueDifferenceGet, { from, to }, menu)).records[0]
  const margherita = { kind: 'product', id: 'margherita', change: 'changed' }
  expect(await between(second, draft)).toEqual({ ...margherita, fields: [{ field: 'price.31', before: '9900', after: '10000' }] })
  expect(await between(draft, second)).toEqual({ ...margherita, fields: [{ field: 'price.31', before: '10000', after: '9900' }] })
  expect(await between(first, draft)).toMatchObject({ ...margherita, fields: [{ field: 'price.31', after: '10000' }] })
  expect(await gateway.ask(catalogueDifferenceGet, { from: second, to: second }, menu)).toEqual({ total: 0, records: [], baskets: [] })
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
