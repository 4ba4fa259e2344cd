import { auditGet, cataloguePublish, cataloguePublishDecide } from '@harbour/protocol'
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
import { newStaff, type StaffAs } from '../../../../testing/staff.fixtures.ts'

const gateway = await startGateway()
afterAll(gateway.stop)
let people: [StaffAs, StaffAs]
beforeAll(async () => void (people = await twoPublishers(gateway)))

async function asked(cents: number, publishAt: string | null = null) {
  const versionNo = await beginDraft(gateway, people[0])
  const revision = await changeRecord(gateway, people[0], { versionNo, kind: 'product', id: 'margherita', edit: priced(cents) })
  const { version } = await gateway.ask(cataloguePublish, { versionNo, revision, publishAt }, people[0])
  return { versionNo, revision: version.revision, approve: true }
}
const code = async (content: object, as = people[1]) => (await gateway.call(cataloguePublishDecide, content, as)).code

test('somebody else approves, and it is live for everybody; who asked cannot', async () => {
  const request = await asked(9900)
  expect(await code(request, people[0])).toBe('REQUEST_OWN')
  const { version } = await gateway.ask(cataloguePublishDecide, request, people[1])
  expect(version).toMatchObject({ state: 'live', changes: 0, kept: true, publishedAt: gateway.context.clock.now() })
  expect(shownPrice(gateway)).toBe(9900)
  expect(await code(request)).toBe('REQUEST_UNKNOWN')
  const { entries } = await gateway.ask(auditGet, {}, people[1])
  expect(entries[0]).toMatchObject({
    action: cataloguePublishDecide.name,
    subject: String(request.versionNo),
    after: '{"state": "live", "approve": true}',
  })
})

test('what was asked for anew, for another moment, is not what somebody has seen', async () => {
  const request = await asked(9350, '2026/11/21 06:00:00')
  const { version } = await gateway.ask(
    cataloguePublish,
    { versionNo: request.versionNo, revision: request.revision, publishAt: null },
    people[0],
  )
  expect(version.revision).toBe(request.revision + 1)
  expect(await code(request)).toBe('VERSION_CHANGED')
  expect(await versionOf(gateway, people[0], request.versionNo)).toMatchObject({ state: 'draft', publishAt: null })
})

test('two who approve at the same moment publish once', async () => {
  const request = await asked(9800)
  const second = await newStaff(gateway, 'admin')
  const codes = await Promise.all([code(request), code(request, second)])
  expect(codes.filter((each) => each === undefined)).toHaveLength(1)
  expect((await liveVersion(gateway, people[0])).versionNo).toBe(request.versionNo)
})

test('what is turned down is a draft again', async () => {
  const request = await asked(9700)
  await gateway.ask(cataloguePublishDecide, { ...request, approve: false }, people[1])
  expect(await versionOf(gateway, people[0], request.versionNo)).toMatchObject({ state: 'draft', askedName: null, changes: 1 })
  expect(await code(request)).toBe('REQUEST_UNKNOWN')
})

test('who approves approves what they have seen', async () => {
  const request = await asked(9600)
  expect(await code({ ...request, revision: 0 })).toBe('VERSION_CHANGED')
  expect(await code({ ...request, versionNo: 999 })).toBe('VERSION_UNKNOWN')
  await publishPrice(gateway, people, 9500)
  expect(await code(request)).toBe('VERSION_FAULTY')
  expect(shownPrice(gateway)).toBe(9500)
})

test('what was asked for a moment to come waits for it', async () => {
  const request = await asked(9400, '2026/11/21 06:00:00')
  const { version } = await gateway.ask(cataloguePublishDecide, request, people[1])
  expect(version).toMatchObject({ state: 'scheduled', publishAt: Date.parse('2026-11-21T06:00:00+08:00') })
  expect(shownPrice(gateway)).toBe(9500)
})
