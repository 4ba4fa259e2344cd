import { randomUUID } from 'node:crypto'
import { auditGet, printJobCancel } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { taikooShop as storeId } from '../../../testing/orders.fixtures.ts'
import { startPrinting } from '../../../testing/printing.fixtures.ts'

const { gateway, manager, crew, stranger, savePrinter, saveJob } = await startPrinting()
afterAll(gateway.stop)

test('what waits is cancelled, twice is once; another shop’s is unknown', async () => {
  const { printerId } = await savePrinter()
  const { jobId } = await saveJob()
  const cancel = (id: string, more: object = {}, as = crew) => gateway.call(printJobCancel, { storeId, jobId: id, ...more }, as)
  expect(await cancel(jobId, { storeId: '3102' }, stranger)).toMatchObject({ status: 301, code: 'PRINT_JOB_UNKNOWN' })
  expect(await cancel(randomUUID())).toMatchObject({ code: 'PRINT_JOB_UNKNOWN' })
  for (let time = 0; time < 2; time++) expect(await cancel(jobId)).toMatchObject({ data: { job: { jobId, state: 'cancelled' } } })
  const audited = (await gateway.ask(auditGet, { storeId }, manager)).entries.filter(({ action }) => action === printJobCancel.name)
  expect(audited).toHaveLength(1)
  const { clock, printQueues } = gateway.context
  await printQueues.take({ now: clock.now(), until: clock.now() })
  expect(await printQueues.begin({ printerId, until: clock.now() })).toBeUndefined()
})
