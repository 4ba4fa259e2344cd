import { catalogueDifferenceGet, catalogueOrderSave, catalogueRecordListGet } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import {
  beginDraft,
  changeRecord,
  liveVersion,
  priced,
  publishDraft,
  publishPrice,
  twoPublishers,
} from '../../../../testing/catalogue.fixtures.ts'
import { startGateway } from '../../../../testing/gateway.ts'
import { newStaff } from '../../../../testing/staff.fixtures.ts'
import { demoChain } from '../../seed.ts'

const gateway = await startGateway()
afterAll(gateway.stop)
const pids = demoChain.product.map(({ pid }) => pid)
const [last = '', ...others] = pids.toReversed()

test('a dish is moved to the front, in the draft and for guests once it is published, with whatever was published of it meanwhile', async () => {
  const people = await twoPublishers(gateway)
  const [menu] = people
  const versionNo = await beginDraft(gateway, menu)
  await gateway.ask(catalogueOrderSave, { versionNo, kind: 'product', ids: [last] }, menu)
  const { records } = await gateway.ask(catalogueRecordListGet, { versionNo, kind: 'product' }, menu)
  expect(records.slice(0, 3).map(({ id }) => id)).toEqual([last, ...pids.slice(0, 2)])
  const { versionNo: from } = await liveVersion(gateway, menu)
  const { records: moved } = await gateway.ask(catalogueDifferenceGet, { from, to: versionNo }, menu)
  expect(moved).toMatchObject([{ kind: 'product', id: last, change: 'moved', fields: [] }])
  await publishPrice(gateway, people, 9900)
  await changeRecord(gateway, menu, { versionNo, kind: 'product', id: last, edit: priced(4200) })
  await publishDraft(gateway, people, { versionNo })
  const sold = [...gateway.context.catalogue.products(31, 1).values()]
  expect(sold[0]).toMatchObject({ pid: last, price: 4200 })
  expect(sold.find(({ pid }) => pid === 'margherita')?.price).toBe(9900)
})

test('what is not there is put nowhere', async () => {
  const [menu] = await twoPublishers(gateway)
  const versionNo = await beginDraft(gateway, menu)
  const code = async (content: object, as = menu) =>
    (await gateway.call(catalogueOrderSave, { versionNo, kind: 'product', ids: others, ...content }, as)).code
  expect(await code({ ids: ['caviar'] })).toBe('RECORD_UNKNOWN')
  expect(await code({ versionNo: 999 })).toBe('VERSION_UNKNOWN')
  expect(await code({ versionNo: 1 })).toBe('VERSION_CLOSED')
  expect(await code({}, await newStaff(gateway, 'marketing'))).toBe('NOT_ALLOWED')
})
