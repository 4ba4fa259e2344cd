import { methodsGet, orderPay, payStatusGet, type Payment } from '@harbour/protocol'
import { cents, orderStatuses } from '@harbour/rules'
import { expect, test, vi } from 'vitest'
import { paths } from '../../navigation/paths.ts'
import { m } from '../../paraglide/messages.js'
import { completedOrder } from '../../testing/completed-order.fixtures.ts'
import { answering, gatewayOf } from '../../testing/test-gateway.ts'
import { show, signIn } from '../../testing/test-phone.tsx'
import { PaymentInProgress } from './PaymentInProgress.tsx'
import { PayScreen } from './PayScreen.tsx'

const payUntil = '2026/11/23 12:10:00'
const order = { ...completedOrder, status: orderStatuses.paymentPending, payMethod: 'card', payUntil }
const page = `${location.origin}/pay#${new URLSearchParams({ stripe: 'pk_test_1', secret: 'cs_1_secret_2' })}`
const payment = { method: 'card', amount: order.total, state: 'open', reason: null, card: null, page }
const byWeChat: Payment = { ...payment, method: 'wechat', state: 'open', amount: cents(order.total), page: 'https://pay.example/1' }

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

test('[1.20] WeChat Pay that is under way is gone on with anew, and a refusal of that is read among the other ways', async () => {
  signIn(true)
  const received = gatewayOf(
    answering(payStatusGet, () => ({ data: { order: { ...order, payMethod: 'wechat' }, payments: [byWeChat] } })),
    answering(orderPay, () => ({ refused: 'PAY_UNSURE' })),
    answering(methodsGet, () => ({ data: { methods: [{ method: 'cash' }], more: [{ method: 'wechat' }] } })),
  )
  const { getByRole, getByText } = await show(<PayScreen />, { at: `${paths.payment}?orderId=${order.orderId}` })
  await getByRole('button', { name: new RegExp(`^${m.pay_go_on()}`) }).click()
  await expect.element(getByText(m.pay_unsure())).toBeVisible()
  expect(received.filter(({ name }) => name === orderPay.name).map(({ content }) => content)).toMatchObject([{ method: 'wechat' }])
})

test('[1.20] a payment whose page does not open here is not gone on with', async () => {
  signIn(true)
  const { getByRole, getByText } = await show(<PaymentInProgress stage="waiting" payment={byWeChat} onAgain={null} onOther={vi.fn()} />, {})
  await expect.element(getByRole('button', { name: m.pay_other_way() })).toBeVisible()
  expect(getByText(m.pay_go_on()).elements()).toEqual([])
})
