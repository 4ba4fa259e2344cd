import { catalogueDraftDiscard, catalogueRecordGet, catalogueVersionListGet } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { beginDraft, changeRecord, liveVersion, priced, twoPublishers } from '../../../../testing/catalogue.fixtures.ts'
import { newStaff } from '../../../../testing/staff.fixtures.ts'
import { startGateway } from '../../../../testing/gateway.ts'

const gateway = await startGateway()
afterAll(gateway.stop)

test('a draft that is thrown away is gone, with what it changed; a version that is live stays', async () => {
  const [menu] = await twoPublishers(gateway)
  const versionNo = await beginDraft(gateway, menu)
  await changeRecord(gateway, menu, { versionNo, kind: 'product', id: 'margherita', edit: priced(100) })
  const marketing = await newStaff(gateway, 'marketing')
  expect((await gateway.call(catalogueDraftDiscard, { versionNo, revision: 1 }, marketing)).code).toBe('NOT_ALLOWED')
  expect((await gateway.call(catalogueDraftDiscard, { versionNo, revision: 0 }, menu)).code).toBe('VERSION_CHANGED')
  await gateway.ask(catalogueDraftDiscard, { versionNo, revision: 1 }, menu)
  const { versions } = await gateway.ask(catalogueVersionListGet, {}, menu)
  expect(versions.map((version) => version.versionNo)).toEqual([1])
  expect((await gateway.call(catalogueRecordGet, { versionNo, kind: 'product', id: 'margherita' }, menu)).code).toBe('VERSION_UNKNOWN')
  expect((await gateway.call(catalogueDraftDiscard, { versionNo, revision: 1 }, menu)).code).toBe('VERSION_UNKNOWN')
  const live = await liveVersion(gateway, menu)
  expect((await gateway.call(catalogueDraftDiscard, { versionNo: live.versionNo, revision: live.revision }, menu)).code).toBe(
    'VERSION_CLOSED',
  )
})
