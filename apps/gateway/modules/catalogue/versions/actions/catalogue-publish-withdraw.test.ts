import { cataloguePublish, cataloguePublishWithdraw } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { beginDraft, changeRecord, priced, publishDraft, twoPublishers, versionOf } from '../../../../testing/catalogue.fixtures.ts'
import { startGateway } from '../../../../testing/gateway.ts'

const gateway = await startGateway()
afterAll(gateway.stop)

test('what was asked for or scheduled is a draft again, with all its changes', async () => {
  const people = await twoPublishers(gateway)
  const versionNo = await beginDraft(gateway, people[0])
  const revision = await changeRecord(gateway, people[0], { versionNo, kind: 'product', id: 'margherita', edit: priced(100) })
  const withdraw = async (content: object) =>
    gateway.call(
      cataloguePublishWithdraw,
      { versionNo, revision: (await versionOf(gateway, people[0], versionNo)).revision, ...content },
      people[0],
    )
  expect((await withdraw({})).code).toBe('REQUEST_UNKNOWN')
  await gateway.ask(cataloguePublish, { versionNo, revision, publishAt: null }, people[0])
  expect((await withdraw({ revision })).code).toBe('VERSION_CHANGED')
  expect((await withdraw({})).data).toMatchObject({ version: { state: 'draft', askedName: null, changes: 1 } })
  await publishDraft(gateway, people, { versionNo, publishAt: '2026/11/21 06:00:00' })
  expect(await versionOf(gateway, people[0], versionNo)).toMatchObject({ state: 'scheduled' })
  expect((await withdraw({})).data).toMatchObject({ version: { state: 'draft', publishAt: null } })
  expect((await withdraw({ versionNo: 999 })).code).toBe('VERSION_UNKNOWN')
})
