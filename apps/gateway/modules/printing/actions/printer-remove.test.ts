import { auditGet, printerListGet, printerRemove } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { taikooShop as storeId } from '../../../testing/orders.fixtures.ts'
import { startPrinting } from '../../../testing/printing.fixtures.ts'

const { gateway, manager, savePrinter, saveJob, jobs } = await startPrinting()
afterAll(gateway.stop)

test('a printer is gone with what waits for it, which says so; a second time there is none', async () => {
  const [{ printerId }, other] = [await savePrinter({ copy: 'kitchen' }), await savePrinter({ port: 9101, copy: 'customer' })]
  const [{ jobId }] = [await saveJob({ copy: 'kitchen' }), await saveJob({ copy: 'customer' })]
  const remove = () => gateway.call(printerRemove, { storeId, printerId }, manager)
  expect(await remove()).toMatchObject({ data: { printers: [{ printerId: other.printerId, waiting: 1 }] } })
  expect(await remove()).toMatchObject({ status: 301, code: 'PRINTER_UNKNOWN' })
  expect(await jobs()).toMatchObject([{ state: 'queued' }, { jobId, state: 'failed', reason: 'unreachable' }])
  expect((await gateway.ask(printerListGet, { storeId }, manager)).printers).toHaveLength(1)
  const [latest] = (await gateway.ask(auditGet, { storeId }, manager)).entries
  expect(latest).toMatchObject({ action: printerRemove.name, subject: 'Counter', before: expect.stringContaining('9100'), after: null })
})
