import { printerListGet, printerRemove, printJobCancel, printJobRetry, userDelete } from '@harbour/protocol'
import { afterAll, afterEach, expect, test } from 'vitest'
import { noon } from '../../testing/gateway.ts'
import { goodPassword, newMember } from '../../testing/members.fixtures.ts'
import { place, taikooShop } from '../../testing/orders.fixtures.ts'
import { startPrinterSandbox } from '../../testing/printers-sandbox.ts'
import { rasterOf, startPrinting } from '../../testing/printing.fixtures.ts'
import { giveDemoPrinter } from './demo-printer.ts'
import { printPapers, tidyPrinting } from './print-papers.ts'
import type { PrinterDriver, PrintOutcome } from './printer-driver.ts'

const [sandbox, { gateway, clock, manager, crew, savePrinter, saveJob, jobs, order, clear }] = [
  await startPrinterSandbox(),
  await startPrinting(),
]
const { context } = gateway
afterAll(async () => {
  sandbox.stop()
  await gateway.stop()
})
let seen = 0
afterEach(async () => {
  await sandbox.become('ready')
  await clear()
  seen = (await sandbox.papers()).length
})

const storeId = taikooShop
const here = (more: object = {}) => savePrinter({ port: sandbox.port, ...more })
const round = () => printPapers.round(context)
const later = (seconds: number) => void (clock.at += seconds * 1000)
/** The papers of this test. */
const papers = async () => (await sandbox.papers()).slice(seen)
const raster = (rows: number, seed?: number) => ({ raster: rasterOf(rows, seed).toString('base64') })
const retry = (jobId: string, more: object = {}) => gateway.ask(printJobRetry, { storeId, jobId, ...more }, crew)

test('a paper comes out as it was sent, dot by dot, with its number below; long ones and several in their order', async () => {
  await here()
  const first = await saveJob(raster(4000))
  const second = await saveJob(raster(3, 2))
  await Promise.all([round(), round()])
  expect(await papers()).toEqual([
    { rowBytes: 72, rows: rasterOf(4000), lines: [`No. ${first.jobNo}`] },
    { rowBytes: 72, rows: rasterOf(3, 2), lines: [`No. ${second.jobNo}`] },
  ])
  expect(await jobs()).toMatchObject([
    { jobId: second.jobId, state: 'printed', reason: 'none', tries: 1, printerName: 'Counter', endedAt: clock.at, kept: true },
    { jobId: first.jobId, state: 'printed' },
  ])
})

test('without paper, with an open cover or away a printer keeps its queue, waits longer each time, and prints it once', async () => {
  await here()
  const { jobId } = await saveJob()
  for (const [state, reason, pause] of [
    ['paperOut', 'paperOut', 2],
    ['coverOpen', 'coverOpen', 4],
    ['away', 'unreachable', 8],
  ] as const) {
    await sandbox.become(state)
    await round()
    expect(await jobs()).toMatchObject([{ state: 'queued', reason }])
    expect((await gateway.ask(printerListGet, { storeId }, manager)).printers).toMatchObject([{ fault: reason, waiting: 1 }])
    await sandbox.become('ready')
    later(pause - 1)
    await round()
    expect(await papers()).toEqual([])
    later(1)
  }
  await round()
  later(3600)
  await round()
  expect(await papers()).toHaveLength(1)
  expect((await papers())[0]?.lines).toEqual([expect.stringMatching(/^No\. \d+$/)])
  expect(await jobs()).toMatchObject([{ jobId, state: 'printed', tries: 4 }])
  expect((await gateway.ask(printerListGet, { storeId }, manager)).printers).toMatchObject([{ fault: 'none', waiting: 0 }])
})

test('another machine is no printer, and gets nothing of the paper', async () => {
  await sandbox.become('otherMachine')
  await here()
  await saveJob()
  await round()
  expect(await jobs()).toMatchObject([{ state: 'queued', reason: 'wrongPrinter', tries: 1 }])
})

test('whoever taps is not made to wait, and a printer that is away holds up no other', async () => {
  await here({ copy: 'kitchen' })
  await savePrinter({ name: 'Old', port: 9, copy: 'customer' })
  const [away, { jobId }] = [await saveJob({ copy: 'customer' }), await saveJob({ copy: 'kitchen' })]
  await round()
  expect((await jobs()).map(({ state }) => state)).toEqual(['printed', 'queued'])
  expect(await papers()).toHaveLength(1)
  await savePrinter({ name: 'Old', port: 9, copy: 'customer', active: false })
  await here({ copy: 'both' })
  await retry(away.jobId)
  await round()
  expect((await jobs()).map(({ state, printerName }) => [state, printerName])).toEqual([
    ['printed', 'Counter'],
    ['printed', 'Counter'],
  ])
  expect((await retry(jobId)).job).toMatchObject({ again: true, state: 'queued' })
})

test('a process that is killed between printing and noting so leaves the paper to be printed again, which it says', async () => {
  const { printerId } = await here()
  const { jobNo } = await saveJob()
  const until = clock.at + 60_000
  expect(await context.printQueues.take({ now: clock.at, until })).toEqual([printerId])
  await context.printQueues.begin({ printerId, until })
  await round()
  expect(await papers()).toEqual([])
  later(60)
  await round()
  expect(await papers()).toMatchObject([{ lines: [`No. ${jobNo}  POSSIBLE DUPLICATE`] }])
})

test('a paper that a printer takes three times without printing it has failed, and the next has its turn', async () => {
  await here()
  const [{ jobId }, next] = [await saveJob(), await saveJob()]
  const feet: string[] = []
  const print: PrinterDriver['print'] = ({ foot }) => {
    feet.push(foot)
    return Promise.resolve({ fault: 'unreachable', sent: true })
  }
  for (let time = 0; time < 3; time++) {
    await printPapers.round({ ...context, printerDriver: { print } })
    later(30)
  }
  expect(feet.map((foot) => foot.includes('DUPLICATE'))).toEqual([false, true, true])
  expect(await jobs()).toMatchObject([
    { jobId: next.jobId, state: 'queued' },
    { jobId, state: 'failed', reason: 'unreachable', tries: 3 },
  ])
  await round()
  expect(await jobs()).toMatchObject([{ state: 'printed' }, { state: 'failed' }])
})

test('while one printer prints, another prints what comes meanwhile', async () => {
  await here({ copy: 'kitchen' })
  await savePrinter({ name: 'Slow', port: 9109, copy: 'customer' })
  await saveJob({ copy: 'customer' })
  const [begun, slow, feet] = [Promise.withResolvers<void>(), Promise.withResolvers<PrintOutcome>(), [] as string[]]
  const print: PrinterDriver['print'] = ({ foot }, at) => {
    if (at.port === 9109) {
      begun.resolve()
      return slow.promise
    }
    feet.push(foot)
    return Promise.resolve({ fault: 'none', sent: true })
  }
  const done = printPapers.round({ ...context, printerDriver: { print } })
  // While a paper is saved, no printer of its shop is taken; what it saves wakes the next round.
  await begun.promise
  const { jobNo } = await saveJob({ copy: 'kitchen' })
  await expect.poll(() => feet, { interval: 20 }).toEqual([`No. ${jobNo}`])
  slow.resolve({ fault: 'none', sent: true })
  await done
  expect((await jobs()).map(({ state }) => state)).toEqual(['printed', 'printed'])
})

test('a reprint is a paper of its own, marked so, and one however often it is said', async () => {
  await here()
  const orderId = await order()
  const { jobId, jobNo } = await saveJob({ orderId, kind: 'ticket' })
  await round()
  const newJobId = crypto.randomUUID()
  const { job } = await retry(jobId, { newJobId })
  expect((await retry(jobId, { newJobId })).job).toEqual(job)
  expect((await retry(jobId)).job).toEqual(job)
  expect(job).toMatchObject({ jobId: newJobId, orderId, again: true, state: 'queued', pickupNo: expect.any(String) })
  await round()
  expect((await papers()).map(({ lines }) => lines)).toEqual([[`No. ${jobNo}`], [`No. ${job.jobNo}  REPRINT OF ${jobNo}`]])
})

test('what was cancelled is not printed, and can be all the same', async () => {
  await here()
  const { jobId } = await saveJob()
  await gateway.ask(printJobCancel, { storeId, jobId }, crew)
  await round()
  expect(await papers()).toEqual([])
  expect((await retry(jobId)).job).toMatchObject({ jobId, state: 'queued', again: false, endedAt: null })
  await round()
  expect(await papers()).toHaveLength(1)
})

test('what waits at a printer that is removed has failed, and is printed by another', async () => {
  const { printerId } = await here()
  const { jobId } = await saveJob()
  await gateway.ask(printerRemove, { storeId, printerId }, manager)
  expect(await jobs()).toMatchObject([{ jobId, state: 'failed', printerName: 'Counter' }])
  expect(await gateway.call(printJobRetry, { storeId, jobId }, crew)).toMatchObject({ code: 'NO_PRINTER' })
  await here({ name: 'Bar' })
  await retry(jobId)
  await round()
  expect(await jobs()).toMatchObject([{ jobId, state: 'printed', printerName: 'Bar' }])
})

test('a raster is erased a day after its end, and what nobody has printed for half a day is given up', async () => {
  await here()
  const done = await saveJob()
  await round()
  const left = await saveJob()
  // The people's sessions have ended by then.
  const kept = () => context.printJobs.list(context.db.rows, storeId, context.clock.now())
  later(12 * 3600 + 1)
  await tidyPrinting(context)
  expect(await kept()).toMatchObject([
    { jobId: left.jobId, state: 'failed', kept: true },
    { jobId: done.jobId, state: 'printed', kept: true },
  ])
  later(12 * 3600)
  await tidyPrinting(context)
  expect((await kept()).map((job) => job.kept)).toEqual([true, false])
  clock.at = noon
  expect(await gateway.call(printJobRetry, { storeId, jobId: done.jobId }, crew)).toMatchObject({ code: 'PRINT_JOB_ERASED' })
  later(31 * 24 * 3600)
  await tidyPrinting(context)
  expect(await context.db.rows({ name: '', text: 'select from print_jobs' })).toEqual([])
})

test('[1.23] who is forgotten is on no ticket that is kept', async () => {
  await here()
  const member = await newMember(gateway)
  const { orderId } = await place(gateway, member)
  await saveJob({ orderId, kind: 'ticket' })
  await context.db.rows({ name: '', text: `update orders set state = 'completed' where order_id = '${orderId}'` })
  await gateway.ask(userDelete, { password: goodPassword }, member)
  await round()
  expect(await jobs()).toMatchObject([{ orderId, kept: false, state: 'cancelled' }])
  expect(await papers()).toEqual([])
})

test('the demo’s shop has the sandbox’s printer, once, while it has none', async () => {
  const settings = { ...context.settings, printing: { ...context.settings.printing, sandboxPort: sandbox.port } }
  for (let start = 0; start < 2; start++) await giveDemoPrinter(storeId, { ...context, settings })
  const { printers } = await gateway.ask(printerListGet, { storeId }, manager)
  expect(printers).toMatchObject([{ name: 'Sandbox', port: sandbox.port, copy: 'both', active: true }])
  await saveJob()
  await round()
  expect(await papers()).toHaveLength(1)
})
