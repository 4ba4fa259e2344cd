import { reconciliationGet } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { startReports } from '../../../testing/reports.fixtures.ts'

const money = await startReports()
const { gateway, finance, bank, move, orders } = money
afterAll(gateway.stop)

const nothing = { count: 0, amount: 0 }

test('books that are right have nothing in them to explain', async () => {
  expect(await gateway.ask(reconciliationGet, { csv: true }, finance)).toEqual({
    inTransit: { held: nothing, toGoBack: nothing, goingBack: nothing, byHand: nothing },
    accounts: [],
    unexplained: { bookings: 0, amount: 0 },
    csv: '\uFEFFwhat,count,amount\r\nheld,0,0\r\ntoGoBack,0,0\r\ngoingBack,0,0\r\nbyHand,0,0\r\nunexplained,0,0\r\n',
  })
})

test('money that a bank holds, that is to go back, and a booking that does not add up', async () => {
  const held = await money.pending('card')
  bank.pay(held.ref)
  await money.status(held.orderId)
  const back = await money.pending('alipay')
  bank.pay(back.ref)
  await money.status(back.orderId)
  await move(back.orderId, -1, 'tooBusy')
  await gateway.context.db.rows(
    {
      name: '',
      text: `insert into ledger (booking_id, order_id, account, amount, currency, at) values (gen_random_uuid(), $1, 'kept', -7, 'HKD', $2)`,
    },
    [orders.feast, '2026-11-20T12:00:00+08'],
  )
  const found = await gateway.ask(reconciliationGet, {}, finance)
  expect(found).toMatchObject({
    inTransit: { held: { count: 1, amount: 8900 }, toGoBack: { count: 1, amount: 8900 }, goingBack: nothing, byHand: nothing },
    accounts: [{ account: 'kept', amount: -7 }],
    unexplained: { bookings: 1, amount: 7 },
  })
  expect(await gateway.ask(reconciliationGet, {}, { ...finance, brand: 42 })).toMatchObject({ accounts: [], inTransit: { held: nothing } })
  expect(await gateway.ask(reconciliationGet, { storeId: '3102' }, finance)).toMatchObject({ accounts: [], inTransit: { held: nothing } })
  expect(await gateway.call(reconciliationGet, { storeId: '' }, finance)).toMatchObject({ code: 'CONTENT_INVALID' })
})
