import { cancelOrder, payStatusGet } from '@harbour/protocol'
import { brandIds } from '@harbour/rules'
import { expect, test } from 'vitest'
import { keepWaiting, waitingOrder } from '../../../entities/order/waiting-order.ts'
import { m } from '../../../paraglide/messages.js'
import { answering, gatewayOf } from '../../../testing/test-gateway.ts'
import { show, signIn } from '../../../testing/test-phone.tsx'
import { OrderWaits } from './OrderWaits.tsx'

const orderId = '0199a3f0-7c1e-7d3a-9b52-1f6a0c4e8d27'
const order = {
  orderId,
  orderNo: 'H1',
  pickupNo: 'A1',
  brand: brandIds.hongKong,
  storeId: 'S1',
  storeName: 'Diamond Hill',
  orderType: 1,
  status: 1,
  placedAt: '2026/11/23 12:00:00',
  wantedAt: null,
  fireAt: null,
  etaLow: '2026/11/23 12:20:00',
  etaHigh: '2026/11/23 12:30:00',
  itemCount: 1,
  title: 'Ginger chicken',
  picture: '',
  total: 40,
  payMethod: 'card',
  payUntil: '2026/11/23 12:15:00',
  endReason: null,
  refund: null,
}

test('[1.20] the way to pay or take back an order is shown with what it is, so that it stands still under a thumb', async () => {
  signIn()
  keepWaiting(orderId)
  const known = Promise.withResolvers<void>()
  gatewayOf(
    answering(payStatusGet, async () => {
      await known.promise
      return { data: { order, payments: [] } }
    }),
    answering(cancelOrder, () => ({ data: { ...order, status: -1, endReason: 'guest', payUntil: null } })),
  )
  const { getByRole, getByText } = await show(<OrderWaits orderId={orderId} />)
  await expect.element(getByRole('main')).toHaveAttribute('aria-busy', 'true')
  await expect.element(getByRole('button')).not.toBeInTheDocument()
  known.resolve()
  await expect.element(getByText(/Ginger chicken, \$40/)).toBeVisible()
  await getByRole('button', { name: m.pay_wait_cancel() }).click()
  await expect.poll(waitingOrder).toBeUndefined()
})
