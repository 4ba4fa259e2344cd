import { catalogueRecordGet, catalogueRecordSave } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { beginDraft, changeRecord, priced, publishPrice, twoPublishers } from '../../../../testing/catalogue.fixtures.ts'
import { startGateway } from '../../../../testing/gateway.ts'

const gateway = await startGateway()
afterAll(gateway.stop)

test('a record is shown as the draft has it and as it is live; one that was published otherwise meanwhile is a conflict until both were seen', async () => {
  const people = await twoPublishers(gateway)
  const versionNo = await beginDraft(gateway, people[0])
  const look = () => gateway.ask(catalogueRecordGet, { versionNo, kind: 'product', id: 'margherita' }, people[0])
  const first = await look()
  expect(first).toMatchObject({ conflict: false, changedBy: null, changedAt: null })
  expect(first.held).toEqual(first.live)
  await changeRecord(gateway, people[0], { versionNo, kind: 'product', id: 'margherita', edit: priced(8800) })
  await publishPrice(gateway, people, 9900)
  const both = await look()
  expect(both).toMatchObject({
    conflict: true,
    changedBy: 'Chan Siu Ming',
    held: { record: { price: { 31: 8800 } } },
    live: { record: { price: { 31: 9900 } } },
  })
  const seen = { seen: both.held?.hash ?? null, seenLive: both.live?.hash ?? null }
  const { held } = both
  await gateway.ask(catalogueRecordSave, { versionNo, kind: 'product', id: 'margherita', ...seen, record: held?.record ?? null }, people[0])
  expect(await look()).toMatchObject({ conflict: false, held: { record: { price: { 31: 8800 } } } })
})

test('of a version that was live the record is shown as it was then', async () => {
  const people = await twoPublishers(gateway)
  const { versionNo } = await publishPrice(gateway, people, 7700)
  await publishPrice(gateway, people, 7800)
  const then = await gateway.ask(catalogueRecordGet, { versionNo, kind: 'product', id: 'margherita' }, people[0])
  expect(then).toMatchObject({ held: { record: { price: { 31: 7700 } } }, live: { record: { price: { 31: 7800 } } }, conflict: false })
})

test('a record or a version that is not there is unknown', async () => {
  const [menu] = await twoPublishers(gateway)
  const get = async (content: object) => (await gateway.call(catalogueRecordGet, content, menu)).code
  const versionNo = await beginDraft(gateway, menu)
  expect(await get({ versionNo, kind: 'product', id: 'caviar' })).toBe('RECORD_UNKNOWN')
  expect(await get({ versionNo: 999, kind: 'product', id: 'margherita' })).toBe('VERSION_UNKNOWN')
})
