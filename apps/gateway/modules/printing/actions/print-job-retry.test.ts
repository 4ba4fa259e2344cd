import { randomUUID } from 'node:crypto'
import { auditGet, printJobCancel, printJobRetry } from '@harbour/protocol'
import { afterAll, afterEach, expect, test } from 'vitest'
import { taikooShop as storeId } from '../../../testing/orders.fixtures.ts'
import { startPrinting } from '../../../testing/printing.fixtures.ts'

const { gateway, clock, manager, crew, stranger, savePrinter, saveJob, jobs, clear } = await startPrinting()
afterAll(gateway.stop)
afterEach(clear)

const { printQueues } = gateway.context
const retry = (jobId: string, more: object = {}, as = crew) => gateway.call(printJobRetry, { storeId, jobId, ...more }, as)
/** Takes its printer in hand and begins with the first paper. */
async function begin(printerId: string): Promise<number> {
  const until = clock.at + 60_000
  await printQueues.take({ now: clock.at, until })
  return (await printQueues.begin({ printerId, until }))?.jobNo ?? 0
}

test('a printer that is waited for is tried at once', async () => {
  const { printerId } = await savePrinter()
  const { jobId, jobNo } = await saveJob()
  await begin(printerId)
  const failure = {
    printerId,
    jobNo,
    tries: 1,
    fault: 'paperOut',
    sent: false,
    mostSends: 3,
    tryAt: clock.at + 30_000,
    now: clock.at,
  } as const
  await printQueues.failed(failure)
  await printQueues.giveBack(printerId)
  expect(await printQueues.take({ now: clock.at, until: clock.at })).toEqual([])
  expect(await retry(jobId)).toMatchObject({ data: { job: { jobId, state: 'queued', tries: 1 } } })
  expect(await printQueues.take({ now: clock.at, until: clock.at })).toEqual([printerId])
  const [latest] = (await gateway.ask(auditGet, { storeId }, manager)).entries
  expect(latest).toMatchObject({ action: printJobRetry.name, subject: jobId })
})

test('what is at the printer is left to it', async () => {
  const { printerId } = await savePrinter()
  const { jobId } = await saveJob()
  await begin(printerId)
  expect(await retry(jobId)).toMatchObject({ data: { job: { state: 'printing' } } })
  expect(await gateway.call(printJobCancel, { storeId, jobId }, crew)).toMatchObject({ status: 301, code: 'PRINT_JOB_SENT' })
})

test('two taps on one that was printed make one reprint', async () => {
  const { printerId } = await savePrinter()
  const { jobId } = await saveJob()
  await printQueues.printed({ printerId, jobNo: await begin(printerId), now: clock.at })
  await Promise.all([retry(jobId), retry(jobId)])
  expect(await jobs()).toMatchObject([
    { again: true, state: 'queued' },
    { jobId, state: 'printed' },
  ])
})

test('another shop’s paper is unknown, and so is none', async () => {
  await savePrinter()
  const { jobId } = await saveJob()
  for (const more of [{}, { newJobId: randomUUID() }])
    expect(await retry(jobId, { storeId: '3102', ...more }, stranger)).toMatchObject({ status: 301, code: 'PRINT_JOB_UNKNOWN' })
  expect(await retry(randomUUID())).toMatchObject({ code: 'PRINT_JOB_UNKNOWN' })
  expect(await retry(jobId, {}, stranger)).toMatchObject({ code: 'STORE_UNKNOWN' })
  expect(await retry('x')).toMatchObject({ code: 'CONTENT_INVALID' })
})
