import { randomUUID } from 'node:crypto'
import { auditGet, printJobSave, type Reply } from '@harbour/protocol'
import { afterAll, afterEach, expect, test } from 'vitest'
import { newGuest, place, taikooShop } from '../../../testing/orders.fixtures.ts'
import { newJob, rasterOf, startPrinting } from '../../../testing/printing.fixtures.ts'

const { gateway, crew, manager, savePrinter, saveJob, jobs, order, clear } = await startPrinting()
afterAll(gateway.stop)
afterEach(clear)

const save = (more: object = {}) => gateway.call(printJobSave, newJob(more), crew)
const jobOf = ({ data }: Reply) => (data as { job: { jobId: string; jobNo: number } }).job // as the schema has it
const ticket = (orderId: string, more: object = {}) => ({ orderId, kind: 'ticket', ...more })

test('an order’s ticket is one paper for each copy, whichever tablet sends it, and however many do at once', async () => {
  await savePrinter()
  const orderId = await order()
  const sent = await Promise.all(Array.from({ length: 6 }, () => save(ticket(orderId))))
  expect(sent.map(({ status }) => status)).toEqual(sent.map(() => 1))
  expect(new Set(sent.map((reply) => jobOf(reply).jobNo)).size).toBe(1)
  expect(await saveJob(ticket(orderId, { copy: 'customer' }))).toMatchObject({ copy: 'customer', again: false })
  expect(await saveJob(ticket(orderId, { again: true }))).toMatchObject({ again: true, orderId })
  expect(await jobs()).toHaveLength(3)
})

test('a job that is said twice, at once or later, is one job and one line of the audit, without its raster', async () => {
  await savePrinter()
  const jobId = randomUUID()
  await Promise.all([save({ jobId }), save({ jobId: jobId.toUpperCase() })])
  expect(await saveJob({ jobId, raster: rasterOf(20).toString('base64') })).toMatchObject({ jobId, state: 'queued', tries: 0, kept: true })
  const audited = (await gateway.ask(auditGet, { storeId: taikooShop }, manager)).entries.filter(({ subject }) => subject === jobId)
  expect(audited).toMatchObject([{ action: printJobSave.name, after: expect.not.stringContaining('raster') }])
})

test('a copy goes to the printer of its own before one of both, and to none that is off; without one the tablet prints itself', async () => {
  expect(await save()).toMatchObject({ status: 301, code: 'NO_PRINTER' })
  await savePrinter({ name: 'A', port: 9101, copy: 'kitchen', active: false })
  expect(await save()).toMatchObject({ code: 'NO_PRINTER' })
  await savePrinter({ name: 'B', port: 9102, copy: 'customer' })
  expect(await save()).toMatchObject({ code: 'NO_PRINTER' })
  await savePrinter({ name: 'C', port: 9103, copy: 'both' })
  expect(await saveJob()).toMatchObject({ printerName: 'C' })
  await savePrinter({ name: 'D', port: 9104, copy: 'kitchen' })
  expect(await saveJob()).toMatchObject({ printerName: 'D' })
})

test('an order of another shop, one that waits for its money, and none at all are unknown', async () => {
  await savePrinter()
  const guest = await newGuest(gateway)
  const { orderId } = await place(gateway, guest, { storeId: '3102' })
  const unpaid = await place(gateway, guest, { payMethod: 'alipay' })
  for (const each of [orderId, unpaid.orderId, randomUUID()]) expect(await save(ticket(each))).toMatchObject({ code: 'ORDER_UNKNOWN' })
  expect(await save({ storeId: '3102' })).toMatchObject({ code: 'STORE_UNKNOWN' })
  expect(await jobs()).toEqual([])
})

test('as many wait as may, and no more', async () => {
  const { printerId } = await savePrinter()
  await gateway.context.db.rows({
    name: '',
    text: `insert into print_jobs (store_id, job_id, kind, copy, again, printer_id, printer_name, saved_at, queued_at)
      select '3101', gen_random_uuid(), 'refund', 'customer', false, '${printerId}', '', now(), now() from generate_series(1, 300)`,
  })
  expect(await save()).toMatchObject({ code: 'PRINT_JOBS_FULL' })
  expect(await jobs()).toHaveLength(300)
})

test.each([
  ['no rows', ''],
  ['half a row', rasterOf(1).subarray(0, 36).toString('base64')],
  ['rows and a byte', Buffer.concat([rasterOf(2), Buffer.of(1)]).toString('base64')],
  ['too many rows', rasterOf(4001).toString('base64')],
  ['no base64', '*'.repeat(96)],
  ['base64 for addresses', rasterOf(1).fill(0xff).toString('base64url')],
])('a raster of %s is turned away', async (_, raster) => {
  await savePrinter()
  expect(await save({ raster })).toMatchObject({ code: 'CONTENT_INVALID', data: { field: 'raster' } })
  expect(await jobs()).toEqual([])
})
