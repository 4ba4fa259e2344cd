import { orderPay, payStatusGet } from '@harbour/protocol'
import { orderStatuses } from '@harbour/rules'
import { expect, test, vi } from 'vitest'
import { paths } from '../../navigation/paths.ts'
import { m } from '../../paraglide/messages.js'
import { completedOrder } from '../../testing/completed-order.fixtures.ts'
import { answering, gatewayOf } from '../../testing/test-gateway.ts'
import { show, signIn } from '../../testing/test-phone.tsx'
import { PayScreen } from './PayScreen.tsx'

const payUntil = '2026/11/23 12:10:00'
const order = { ...completedOrder, status: orderStatuses.paymentPending, payMethod: 'card', payUntil }
const page = `${location.origin}/pay#${new URLSearchParams({ stripe: 'pk_test_1', secret: 'cs_1_secret_2' })}`
const payment = { method: 'card', amount: order.total, state: 'open', reason: null, card: null, page }

test('[1.20] whose card cannot be typed on our own screen asks for the page of the provider, and a refusal of it is read there', async () => {
  signIn(true)
  vi.stubGlobal('Stripe', () => {
    throw new Error('blocked')
  })
  const received = gatewayOf(
    answering(payStatusGet, () => ({ data: { order, payments: [payment] } })),
    answering(orderPay, () => ({ refused: 'PAY_UNSURE' })),
  )
  const { getByRole, getByText } = await show(<PayScreen />, { at: `${paths.payment}?orderId=${order.orderId}` })
  await getByRole('button', { name: new RegExp(`^${m.pay_hosted()}`) }).click()
  await expect.element(getByText(m.pay_unsure())).toBeVisible()
  const asked = received.filter(({ name }) => name === orderPay.name).map(({ content }) => content)
  expect(asked).toMatchObject([{ orderId: order.orderId, method: 'card', hosted: true }])
})
