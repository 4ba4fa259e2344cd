import { randomUUID } from 'node:crypto'
import { auditGet, printerTest } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { taikooShop as storeId } from '../../../testing/orders.fixtures.ts'
import { startPrinterSandbox } from '../../../testing/printers-sandbox.ts'
import { startPrinting } from '../../../testing/printing.fixtures.ts'
import { printPapers } from '../print-papers.ts'
import { testPattern } from '../test-pattern.ts'

const [sandbox, { gateway, manager, crew, savePrinter, jobs }] = [await startPrinterSandbox(), await startPrinting()]
afterAll(async () => {
  sandbox.stop()
  await gateway.stop()
})

const ask = (printerId: string, as = manager) => gateway.call(printerTest, { storeId, printerId }, as)

test('a pattern comes out of the printer that is tested, once however often it is asked for while it waits', async () => {
  const [, { printerId }] = [await savePrinter({ name: 'A', port: 9101 }), await savePrinter({ name: 'B', port: sandbox.port })]
  await Promise.all([ask(printerId), ask(printerId)])
  expect(await jobs()).toMatchObject([{ kind: 'test', orderId: null, pickupNo: null, printerId, state: 'queued' }])
  const audited = (await gateway.ask(auditGet, { storeId }, manager)).entries.filter(({ action }) => action === printerTest.name)
  expect(audited).toMatchObject([{ subject: 'B', staffId: manager.staffId, before: null, after: expect.stringContaining('"test"') }])
  await printPapers.round(gateway.context)
  expect(await sandbox.papers()).toMatchObject([{ rowBytes: 72, rows: testPattern() }])
  expect(await jobs()).toMatchObject([{ state: 'printed' }])
  await savePrinter({ printerId, port: sandbox.port, active: false })
  expect(await ask(printerId)).toMatchObject({ status: 301, code: 'PRINTER_OFF' })
  expect(await ask(randomUUID())).toMatchObject({ code: 'PRINTER_UNKNOWN' })
  expect(await ask(printerId, crew)).toMatchObject({ code: 'NOT_ALLOWED' })
})
