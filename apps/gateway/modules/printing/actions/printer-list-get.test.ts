import { printerListGet } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { taikooShop } from '../../../testing/orders.fixtures.ts'
import { startPrinting } from '../../../testing/printing.fixtures.ts'

const { gateway, manager, crew, stranger, savePrinter, saveJob } = await startPrinting()
afterAll(gateway.stop)

test('the printers of a shop come by name with what waits for each, and no other shop’s', async () => {
  const list = (as = manager, storeId = taikooShop) => gateway.call(printerListGet, { storeId }, as)
  await savePrinter({ name: 'Kitchen', port: 9101, copy: 'kitchen' })
  await savePrinter({ name: 'Counter', port: 9102 })
  await saveJob()
  expect(await list()).toMatchObject({
    data: {
      printers: [
        { name: 'Counter', waiting: 0 },
        { name: 'Kitchen', waiting: 1 },
      ],
    },
  })
  expect(await list(stranger, '3102')).toMatchObject({ data: { printers: [] } })
  expect(await list(stranger)).toMatchObject({ code: 'STORE_UNKNOWN' })
  expect(await list(crew)).toMatchObject({ code: 'NOT_ALLOWED' })
})
