import { catalogueExportGet, catalogueImport } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { beginDraft, changeRecord, liveVersion, priced, twoPublishers } from '../../../../testing/catalogue.fixtures.ts'
import { startGateway } from '../../../../testing/gateway.ts'

const gateway = await startGateway()
afterAll(gateway.stop)

test('a table of any version is read as CSV, and changes nothing where it is read in again', async () => {
  const [menu] = await twoPublishers(gateway)
  const versionNo = await beginDraft(gateway, menu)
  await changeRecord(gateway, menu, { versionNo, kind: 'product', id: 'margherita', edit: priced(12_345) })
  const csvOf = async (of: number) => (await gateway.ask(catalogueExportGet, { versionNo: of, table: 'prices' }, menu)).csv
  const csv = await csvOf(versionNo)
  expect(csv).toMatch(/\r\nmargherita,[^\r]*,123\.45,/)
  expect(await csvOf((await liveVersion(gateway, menu)).versionNo)).not.toContain('123.45')
  expect(await gateway.ask(catalogueImport, { versionNo, table: 'prices', csv }, menu)).toMatchObject({ changed: 0 })
  expect((await gateway.call(catalogueExportGet, { versionNo: 999, table: 'prices' }, menu)).code).toBe('VERSION_UNKNOWN')
})
