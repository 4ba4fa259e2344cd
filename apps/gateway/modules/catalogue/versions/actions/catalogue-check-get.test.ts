import { catalogueCheckGet } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { beginDraft, changeRecord, priced, publishPrice, twoPublishers } from '../../../../testing/catalogue.fixtures.ts'
import { startGateway } from '../../../../testing/gateway.ts'

const gateway = await startGateway()
afterAll(gateway.stop)

test('a draft is checked whole: what names a dish that goes, and what was published otherwise, is told by name', async () => {
  const people = await twoPublishers(gateway)
  const [menu] = people
  const versionNo = await beginDraft(gateway, menu)
  const check = () => gateway.ask(catalogueCheckGet, { versionNo }, menu)
  expect(await check()).toEqual({ revision: 0, faults: [], conflicts: [] })
  await changeRecord(gateway, menu, { versionNo, kind: 'product', id: 'margherita', edit: priced(8800) })
  await publishPrice(gateway, people, 9900)
  await changeRecord(gateway, menu, { versionNo, kind: 'product', id: 'tiramisu', edit: () => null })
  const { faults, conflicts } = await check()
  expect(conflicts).toEqual([{ kind: 'product', id: 'margherita', changedBy: 'Chan Siu Ming' }])
  expect(faults.length).toBeGreaterThan(0)
  expect(faults.every(({ fault }) => fault === 'there is no product tiramisu')).toBe(true)
  expect((await gateway.call(catalogueCheckGet, { versionNo: 999 }, menu)).code).toBe('VERSION_UNKNOWN')
})
