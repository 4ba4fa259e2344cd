import { randomUUID } from 'node:crypto'
import { auditGet, printerListGet, printerRemove, printerSave } from '@harbour/protocol'
import { afterAll, afterEach, expect, test } from 'vitest'
import { taikooShop } from '../../../testing/orders.fixtures.ts'
import { newPrinter, startPrinting } from '../../../testing/printing.fixtures.ts'
import { markDemoChain } from '../../staff/demo/demo-chain-store.ts'

const { gateway, manager, crew, stranger, savePrinter, saveJob, clear } = await startPrinting({
  PRINTER_NETWORKS: '10.20.0.0/16, 127.0.0.1, fd00::/8',
})
afterAll(gateway.stop)
afterEach(clear)

const storeId = taikooShop
const save = (more: object = {}, as = manager) => gateway.call(printerSave, newPrinter(more), as)
const listed = async () => (await gateway.ask(printerListGet, { storeId }, manager)).printers

test('a printer is taken in, listed, changed, and written down', async () => {
  const { port: _, ...usual } = newPrinter({ host: '10.20.0.7', name: ' Bar ' })
  const { printer } = await gateway.ask(printerSave, usual, manager)
  expect(printer).toMatchObject({ name: 'Bar', host: '10.20.0.7', port: 9100, copy: 'both', active: true, fault: 'none', waiting: 0 })
  const { printerId } = printer
  expect(await savePrinter({ printerId, host: 'fd00::9', copy: 'kitchen', active: false })).toMatchObject({ printerId, host: 'fd00::9' })
  expect(await listed()).toMatchObject([{ printerId, name: 'Counter', copy: 'kitchen', active: false }])
  const [latest] = (await gateway.ask(auditGet, { storeId }, manager)).entries
  expect(latest).toMatchObject({ action: printerSave.name, subject: 'Counter', before: expect.stringContaining('Bar') })
})

test('who adds one twice has added one; none is moved to the address of another', async () => {
  const [one, same] = [await savePrinter({ host: 'Printer.shop', port: 9100 }), await savePrinter({ host: 'printer.SHOP', name: 'Same' })]
  expect(same.printerId).toBe(one.printerId)
  const { printerId } = await savePrinter({ port: 9101 })
  expect(await save({ printerId, host: 'printer.shop', port: 9100 })).toMatchObject({ status: 301, code: 'PRINTER_TAKEN' })
  expect((await listed()).map(({ name }) => name)).toEqual(['Counter', 'Same'])
})

test('the printers of another shop are unknown, and have at most twenty of its own', async () => {
  const { printerId } = await savePrinter()
  expect(await save({ storeId: '3102', printerId }, stranger)).toMatchObject({ code: 'PRINTER_UNKNOWN' })
  expect(await gateway.call(printerRemove, { storeId: '3102', printerId }, stranger)).toMatchObject({ code: 'PRINTER_UNKNOWN' })
  expect(await save({ printerId: randomUUID() })).toMatchObject({ code: 'PRINTER_UNKNOWN' })
  expect(await save({}, stranger)).toMatchObject({ code: 'STORE_UNKNOWN' })
  expect(await save({}, crew)).toMatchObject({ code: 'NOT_ALLOWED' })
  for (let at = 1; at < 20; at++) await savePrinter({ port: 9200 + at })
  expect(await save({ port: 9300 })).toMatchObject({ code: 'PRINTERS_FULL' })
  expect(await save({ port: 9201, name: 'Known' })).toMatchObject({ status: 1 })
})

test.each([
  ['a public address', { host: '93.184.216.34' }],
  ['another private network', { host: '10.21.0.1' }],
  ['where machines in the cloud read their keys', { host: '169.254.169.254' }],
  ['an address of another network, written as IPv6', { host: '::ffff:10.21.0.1' }],
  ['a port that printers do not have', { host: '10.20.0.7', port: 22 }],
])('%s is refused', async (_, more) => {
  expect(await save(more)).toMatchObject({ status: 301, code: 'PRINTER_ADDRESS' })
})

test.each([{ host: '' }, { host: 'http://10.20.0.7/' }, { host: 'a b' }, { port: 0 }, { port: 65_536 }, { name: ' ' }, { copy: 'none' }])(
  'what is no printer is turned away: %o',
  async (more) => {
    expect(await save(more)).toMatchObject({ code: 'CONTENT_INVALID' })
  },
)

test('without networks printers stand nowhere, on the demo on this machine alone', async () => {
  const { settings } = gateway.context
  const { networks } = settings.printing
  settings.printing.networks = []
  const here = { port: 4032 }
  expect(await save(here)).toMatchObject({ code: 'PRINTER_ADDRESS' })
  expect(await save({ host: 'localhost', ...here })).toMatchObject({ code: 'PRINTER_ADDRESS' })
  await markDemoChain(gateway.context.db.rows)
  expect(await save(here)).toMatchObject({ status: 1 })
  expect(await save({ host: 'localhost', ...here })).toMatchObject({ status: 1 })
  expect(await save({ host: '10.20.0.7' })).toMatchObject({ code: 'PRINTER_ADDRESS' })
  settings.printing.networks = networks
})

test('one that is off keeps what waits for it', async () => {
  const { printerId } = await savePrinter()
  await saveJob()
  expect(await savePrinter({ printerId, active: false })).toMatchObject({ active: false, waiting: 1 })
})
