import { catalogueRecordListGet } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { beginDraft, changeRecord, priced, twoPublishers } from '../../../../testing/catalogue.fixtures.ts'
import { startGateway } from '../../../../testing/gateway.ts'
import { demoChain } from '../../seed.ts'

const gateway = await startGateway()
afterAll(gateway.stop)

test('records of a kind are listed in their order, a hundred at a time, and say which the draft changes', async () => {
  const [menu] = await twoPublishers(gateway)
  const versionNo = await beginDraft(gateway, menu)
  await changeRecord(gateway, menu, { versionNo, kind: 'product', id: 'margherita', edit: priced(100) })
  const list = (more: object) => gateway.ask(catalogueRecordListGet, { versionNo, kind: 'product', ...more }, menu)
  const { total, records } = await list({})
  const pids = demoChain.product.map(({ pid }) => pid)
  expect(total).toBe(pids.length)
  expect(records.map(({ id }) => id)).toEqual(pids.slice(0, 100))
  expect(records.filter(({ changed }) => changed).map(({ id, record }) => [id, (record.price as { 31: number })[31]])).toEqual([
    ['margherita', 100],
  ])
  expect((await list({ from: pids.length - 1 })).records.map(({ id }) => id)).toEqual(pids.slice(-1))
  expect((await list({ search: 'MARGHERITA' })).records.map(({ id }) => id)).toContain('margherita')
  expect(await list({ search: '%_' })).toEqual({ total: 0, records: [] })
  expect((await gateway.call(catalogueRecordListGet, { versionNo: 999, kind: 'product' }, menu)).code).toBe('VERSION_UNKNOWN')
})
