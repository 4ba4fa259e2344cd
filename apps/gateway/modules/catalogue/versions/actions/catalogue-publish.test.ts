import { cataloguePublish } from '@harbour/protocol'
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

async function draft(cents: number) {
  const versionNo = await beginDraft(gateway, people[0])
  const revision = await changeRecord(gateway, people[0], { versionNo, kind: 'product', id: 'margherita', edit: priced(cents) })
  return { versionNo, revision, publishAt: null }
}
const code = async (content: object, as = people[0]) => (await gateway.call(cataloguePublish, content, as)).code

test('who asks has asked, and no guest sees it; what is changed afterwards is asked for no more', async () => {
  const before = shownPrice(gateway)
  const asked = await draft(9900)
  const { version } = await gateway.ask(cataloguePublish, asked, people[0])
  expect(version).toMatchObject({ state: 'draft', askedName: 'Chan Siu Ming', askedAt: expect.any(Number) })
  expect(shownPrice(gateway)).toBe(before)
  await changeRecord(gateway, people[1], { versionNo: asked.versionNo, kind: 'product', id: 'margherita', edit: priced(9000) })
  expect(await versionOf(gateway, people[0], asked.versionNo)).toMatchObject({
    state: 'draft',
    askedName: null,
    askedAt: null,
    revision: 3,
  })
  expect(await code(asked)).toBe('VERSION_CHANGED')
})

test('what cannot be published is refused, and why', async () => {
  const asked = await draft(9100)
  expect(await code({ ...asked, publishAt: '2026/11/20 11:59:59' })).toBe('MOMENT_PASSED')
  expect(await code({ ...asked, versionNo: await beginDraft(gateway, people[0]), revision: 0 })).toBe('VERSION_EMPTY')
  expect(await code({ ...asked, versionNo: 999 })).toBe('VERSION_UNKNOWN')
  expect(await code({ ...asked, versionNo: (await liveVersion(gateway, people[0])).versionNo })).toBe('VERSION_CLOSED')
  expect(await code(asked, await newStaff(gateway, 'marketing'))).toBe('NOT_ALLOWED')
  await publishPrice(gateway, people, 9200)
  const { data, code: faulty } = await gateway.call(cataloguePublish, asked, people[0])
  expect([faulty, data]).toEqual([
    'VERSION_FAULTY',
    { faults: [], conflicts: [{ kind: 'product', id: 'margherita', changedBy: 'Chan Siu Ming' }] },
  ])
})

test('where one person may publish alone, what is asked for is done', async () => {
  const alone = await startGateway({ environment: { PUBLISH_FOUR_EYES: 'off' } })
  const menu = await newStaff(alone, 'menu')
  for (const publishAt of [null, '2026/11/21 06:00:00']) {
    const versionNo = await beginDraft(alone, menu)
    const revision = await changeRecord(alone, menu, {
      versionNo,
      kind: 'product',
      id: 'margherita',
      edit: priced(publishAt ? 8000 : 7000),
    })
    const { version } = await alone.ask(cataloguePublish, { versionNo, revision, publishAt }, menu)
    expect(version.state).toBe(publishAt ? 'scheduled' : 'live')
    expect(shownPrice(alone)).toBe(7000)
  }
  await alone.stop()
})
