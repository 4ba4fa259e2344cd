import { printJobListGet } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { taikooShop } from '../../../testing/orders.fixtures.ts'
import { startPrinting } from '../../../testing/printing.fixtures.ts'

const { gateway, clock, crew, stranger, jobs, savePrinter, saveJob, order } = await startPrinting()
afterAll(gateway.stop)

test('the papers of a shop, the latest first, with their orders’ numbers, and no other shop’s', async () => {
  await savePrinter()
  const orderId = await order()
  const [ticket, dayEnd] = [await saveJob({ orderId, kind: 'ticket' }), await saveJob()]
  expect(ticket.pickupNo).toMatch(/\d/)
  expect(await gateway.ask(printJobListGet, { storeId: taikooShop }, crew)).toEqual({ jobs: [dayEnd, ticket] })
  expect(await gateway.ask(printJobListGet, { storeId: '3102' }, stranger)).toEqual({ jobs: [] })
  expect(await gateway.call(printJobListGet, { storeId: taikooShop }, stranger)).toMatchObject({ code: 'STORE_UNKNOWN' })
})

test('what waits or has failed within 24 hours stays in the list, however many papers came after it', async () => {
  const { printerId } = await savePrinter()
  const [failed, waiting, printed] = [await saveJob(), await saveJob(), await saveJob()]
  const { db } = gateway.context
  const become = (state: string, jobId: string) =>
    db.rows({ name: '', text: 'update print_jobs set state = $1, ended_at = saved_at where job_id = $2' }, [state, jobId])
  await become('failed', failed.jobId)
  await become('printed', printed.jobId)
  await db.rows({
    name: '',
    text: `insert into print_jobs (store_id, job_id, kind, copy, again, printer_id, printer_name, state, saved_at, queued_at, ended_at)
      select '3101', gen_random_uuid(), 'dayEnd', 'customer', false, '${printerId}', '', 'printed', now(), now(), now() from generate_series(1, 50)`,
  })
  const shown = async () => {
    const ids = new Set((await jobs()).map(({ jobId }) => jobId))
    return [failed, waiting, printed].map(({ jobId }) => ids.has(jobId))
  }
  expect(await shown()).toEqual([true, true, false])
  clock.at += 24 * 60 * 60_000
  const later = await gateway.context.printJobs.list(db.rows, taikooShop, clock.at)
  expect([failed, waiting].map(({ jobId }) => later.some((job) => job.jobId === jobId))).toEqual([false, true])
})
