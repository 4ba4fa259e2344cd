import { printJobListGet } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { taikooShop } from '../../../testing/orders.fixtures.ts'
import { startPrinting } from '../../../testing/printing.fixtures.ts'

const { gateway, crew, stranger, savePrinter, saveJob, order } = await startPrinting()
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
