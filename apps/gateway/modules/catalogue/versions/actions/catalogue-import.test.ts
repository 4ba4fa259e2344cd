import { catalogueImport, catalogueRecordGet } from '@harbour/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  beginDraft,
  changeRecord,
  liveVersion,
  priced,
  publishPrice,
  shownPrice,
  twoPublishers,
  versionOf,
} from '../../../../testing/catalogue.fixtures.ts'
import { startGateway } from '../../../../testing/gateway.ts'
import type { StaffAs } from '../../../../testing/staff.fixtures.ts'
import { wholeLaneOnly } from '../../../../testing/lane.ts'

const gateway = await startGateway()
afterAll(gateway.stop)
let people: [StaffAs, StaffAs]
beforeAll(async () => void (people = await twoPublishers(gateway)))

const load = (versionNo: number, csv: string, table = 'prices') => gateway.call(catalogueImport, { versionNo, table, csv }, people[0])

test('a table of prices changes the draft, and no guest sees it; the same again changes nothing', async () => {
  const before = shownPrice(gateway)
  const versionNo = await beginDraft(gateway, people[0])
  expect((await load(versionNo, 'item,price.31\nmargherita,99.00\n')).data).toEqual({ changed: 1, revision: 1 })
  expect((await load(versionNo, 'item,price.31\nmargherita,99.00\n')).data).toEqual({ changed: 0, revision: 1 })
  const { held } = await gateway.ask(catalogueRecordGet, { versionNo, kind: 'product', id: 'margherita' }, people[0])
  expect(held?.record).toMatchObject({ price: { 31: 9900 } })
  expect(shownPrice(gateway)).toBe(before)
})

test.each([
  ['a price that is none', 'item,price.31\nmargherita,cheap\n', 'product', 'margherita'],
  ['a dish that there is not', 'item,price.31\ncaviar,99\n', 'product', 'caviar'],
  ['a column that there is not', 'item,colour\nmargherita,red\n', 'product', ''],
  ['no CSV', 'item,price.31\n"margherita,99\n', 'product', ''],
])('%s is refused by name, and nothing is written', async (_what, csv, kind, id) => {
  const versionNo = await beginDraft(gateway, people[0])
  const { code, data } = await load(versionNo, csv)
  expect([code, data]).toMatchObject(['IMPORT_FAULTY', { faults: [{ kind, id }] }])
  expect(await versionOf(gateway, people[0], versionNo)).toMatchObject({ changes: 0, revision: 0 })
})

test('a file overwrites nothing that was published since without being seen', async () => {
  const versionNo = await beginDraft(gateway, people[0])
  await changeRecord(gateway, people[0], { versionNo, kind: 'product', id: 'margherita', edit: priced(8000) })
  await publishPrice(gateway, people, 8100)
  const { code, data } = await load(versionNo, 'item,price.31\nmargherita,82\n')
  expect([code, data]).toMatchObject([
    'IMPORT_FAULTY',
    { faults: [{ id: 'margherita', fault: expect.stringContaining('published otherwise') }] },
  ])
})

test('a file that was exported before somebody else published takes nobody’s change back', wholeLaneOnly, async () => {
  const old = await publishPrice(gateway, people, 8300)
  await publishPrice(gateway, people, 8400)
  const versionNo = await beginDraft(gateway, people[0])
  const wanted = { versionNo, table: 'prices', csv: 'item,price.31\nmargherita,83\ntiramisu,49\n', exportedFrom: old.versionNo }
  expect(await gateway.call(catalogueImport, wanted, people[0])).toMatchObject({
    code: 'IMPORT_FAULTY',
    data: { faults: [{ kind: 'product', id: 'margherita', fault: expect.stringContaining('since the file was exported') }] },
  })
  const mended = { ...wanted, csv: 'item,price.31\ntiramisu,49\n' }
  expect(await gateway.ask(catalogueImport, mended, people[0])).toMatchObject({ changed: 1 })
})

test('a file of more rows than any menu has is refused in one fault', async () => {
  const versionNo = await beginDraft(gateway, people[0])
  const rows = Array.from({ length: 20_001 }, (_, at) => `d${at}`).join('\n')
  const { data } = await load(versionNo, `pid\n${rows}`, 'products')
  expect((data as { faults: object[] }).faults).toEqual([expect.objectContaining({ fault: 'a file has 20000 rows at most' })])
})

test('what is live takes no file', async () => {
  expect((await load((await liveVersion(gateway, people[0])).versionNo, 'item\n')).code).toBe('VERSION_CLOSED')
  expect((await load(999, 'item\n')).code).toBe('VERSION_UNKNOWN')
})
