import { catalogueRecordGet, catalogueRecordRevert } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { beginDraft, changeRecord, liveVersion, priced, twoPublishers, versionOf } from '../../../../testing/catalogue.fixtures.ts'
import { startGateway } from '../../../../testing/gateway.ts'
import { newStaff } from '../../../../testing/staff.fixtures.ts'

const gateway = await startGateway()
afterAll(gateway.stop)

test('what a draft changes of a record is taken back', async () => {
  const [menu] = await twoPublishers(gateway)
  const versionNo = await beginDraft(gateway, menu)
  const margherita = { versionNo, kind: 'product', id: 'margherita' } as const
  await changeRecord(gateway, menu, { ...margherita, edit: priced(100) })
  const { held: changed } = await gateway.ask(catalogueRecordGet, margherita, menu)
  const seen = { ...margherita, seen: changed?.hash ?? null }
  expect((await gateway.call(catalogueRecordRevert, { ...seen, seen: null }, menu)).code).toBe('RECORD_CHANGED')
  await gateway.ask(catalogueRecordRevert, seen, menu)
  const { held, live } = await gateway.ask(catalogueRecordGet, margherita, menu)
  expect(held).toEqual(live)
  expect(await versionOf(gateway, menu, versionNo)).toMatchObject({ changes: 0 })
  const code = async (content: object, as = menu) => (await gateway.call(catalogueRecordRevert, { ...seen, ...content }, as)).code
  expect(await code(margherita)).toBe('RECORD_UNKNOWN')
  expect(await code({ ...margherita, versionNo: 999 })).toBe('VERSION_UNKNOWN')
  expect(await code({ ...margherita, versionNo: (await liveVersion(gateway, menu)).versionNo })).toBe('VERSION_CLOSED')
  expect(await code(margherita, await newStaff(gateway, 'marketing'))).toBe('NOT_ALLOWED')
})
