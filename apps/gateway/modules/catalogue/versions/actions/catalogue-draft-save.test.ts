import { catalogueDraftDiscard, catalogueDraftSave } from '@harbour/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { beginDraft, liveVersion } from '../../../../testing/catalogue.fixtures.ts'
import { startGateway } from '../../../../testing/gateway.ts'
import { newStaff, type StaffAs } from '../../../../testing/staff.fixtures.ts'

const gateway = await startGateway()
afterAll(gateway.stop)
let marketing: StaffAs
beforeAll(async () => void (marketing = await newStaff(gateway, 'marketing')))

test('a draft is begun on what is live, with who began it, and can be given another note', async () => {
  const live = await liveVersion(gateway, marketing)
  const { version } = await gateway.ask(catalogueDraftSave, { versionNo: null, note: 'Easter' }, marketing)
  expect(version).toMatchObject({
    state: 'draft',
    baseNo: live.versionNo,
    note: 'Easter',
    authorName: 'Chan Siu Ming',
    changes: 0,
    revision: 0,
  })
  const again = await gateway.ask(catalogueDraftSave, { versionNo: version.versionNo, note: 'Spring' }, marketing)
  expect(again.version).toMatchObject({ versionNo: version.versionNo, note: 'Spring' })
})

test('what was published, thrown away or never there takes no note', async () => {
  const live = await liveVersion(gateway, marketing)
  const gone = await beginDraft(gateway, marketing)
  await gateway.ask(catalogueDraftDiscard, { versionNo: gone, revision: 0 }, marketing)
  const codes = await Promise.all(
    [live.versionNo, gone, 999].map(
      async (versionNo) => (await gateway.call(catalogueDraftSave, { versionNo, note: 'x' }, marketing)).code,
    ),
  )
  expect(codes).toEqual(['VERSION_CLOSED', 'VERSION_UNKNOWN', 'VERSION_UNKNOWN'])
})
