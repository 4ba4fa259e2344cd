import { methodsGet, payStatusGet } from '@harbour/protocol'
import { orderStatuses } from '@harbour/rules'
import { expect, test } from 'vitest'
import { paths } from '../../../navigation/paths.ts'
import { m } from '../../../paraglide/messages.js'
import { completedOrder } from '../../../testing/completed-order.fixtures.ts'
import { expectWellMade } from '../../../testing/test-barriers.ts'
import { answering, gatewayOf } from '../../../testing/test-gateway.ts'
import { show, signIn } from '../../../testing/test-phone.tsx'
import { PayScreen } from '../PayScreen.tsx'

const order = { ...completedOrder, status: orderStatuses.paymentPending, payMethod: 'fps', payUntil: '2026/11/23 12:10:00' }
const page = `${location.origin}/transfer?orderId=${order.orderId}#${new URLSearchParams({ code: '0002 0101' })}`
const payment = { method: 'fps', amount: order.total, state: 'open', reason: null, card: null, page }
const byWeChat = { ...payment, method: 'wechat' }

test('[1.20] FPS is paid by a code on our own screen, and another way is one tap away', async () => {
  signIn(true)
  gatewayOf(
    answering(payStatusGet, () => ({ data: { order, payments: [payment] } })),
    answering(methodsGet, () => ({ data: { methods: [{ method: 'cash' }], more: [{ method: 'payme' }, { method: 'unheard of' }] } })),
  )
  const { getByRole } = await show(<PayScreen />, { at: `${paths.payment}?orderId=${order.orderId}` })
  await expect.element(getByRole('img', { name: m.pay_code({ method: m.pay_fps() }) })).toBeVisible()
  await expectWellMade()
  await getByRole('button', { name: m.pay_other_way() }).click()
  await expect.element(getByRole('radio', { name: new RegExp(`^${m.pay_payme()}`) })).toBeVisible()
  expect(getByRole('radio').elements()).toHaveLength(2)
})

test('[1.20] WeChat Pay’s code is for WeChat alone, and says so', async () => {
  signIn(true)
  gatewayOf(answering(payStatusGet, () => ({ data: { order: { ...order, payMethod: 'wechat' }, payments: [byWeChat] } })))
  const { getByRole, getByText } = await show(<PayScreen />, { at: `${paths.payment}?orderId=${order.orderId}` })
  await expect.element(getByRole('img', { name: m.pay_code({ method: m.pay_wechat() }) })).toBeVisible()
  await expect.element(getByText(m.pay_code_body_wechat())).toBeVisible()
  await expectWellMade()
})
