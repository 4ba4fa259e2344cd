import { auditGet, catalogueRollback } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import {
  beginDraft,
  changeRecord,
  liveVersion,
  priced,
  publishDraft,
  publishPrice,
  shownPrice,
  twoPublishers,
} from '../../../../testing/catalogue.fixtures.ts'
import { startGateway } from '../../../../testing/gateway.ts'

const gateway = await startGateway()
afterAll(gateway.stop)

test('a version that was live is live again, at one person’s word, with the reason; drafts go on from there', async () => {
  const people = await twoPublishers(gateway)
  const [menu, admin] = people
  const usual = shownPrice(gateway)
  const { versionNo: first } = await liveVersion(gateway, menu)
  const { versionNo: wrong } = await publishPrice(gateway, people, 990)
  const draft = await beginDraft(gateway, menu)
  await changeRecord(gateway, menu, { versionNo: draft, kind: 'product', id: 'tiramisu', edit: priced(4200) })
  const { version } = await gateway.ask(catalogueRollback, { versionNo: first, liveNo: wrong, reason: 'A zero is missing' }, menu)
  expect(version).toMatchObject({ versionNo: first, state: 'live' })
  expect(shownPrice(gateway)).toBe(usual)
  const { entries } = await gateway.ask(auditGet, {}, admin)
  expect(entries[0]).toMatchObject({ action: catalogueRollback.name, before: `{"live": ${wrong}}` })
  expect(JSON.parse(entries[0]?.after ?? '')).toEqual({ live: first, reason: 'A zero is missing' })
  const again = await publishDraft(gateway, people, { versionNo: draft })
  expect(shownPrice(gateway)).toBe(usual)
  const code = async (content: object) =>
    (await gateway.call(catalogueRollback, { reason: 'x', liveNo: again.versionNo, ...content }, menu)).code
  expect(await code({ versionNo: draft })).toBe('VERSION_CLOSED')
  expect(await code({ versionNo: 999 })).toBe('VERSION_UNKNOWN')
  expect(await code({ versionNo: wrong, liveNo: first })).toBe('VERSION_CHANGED')
  expect(await code({ versionNo: wrong, reason: '' })).toBe('CONTENT_INVALID')
})
