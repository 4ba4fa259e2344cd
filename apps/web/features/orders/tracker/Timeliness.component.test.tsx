import { getOrderDetail } from '@harbour/protocol'
import { useQuery } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import { query } from '../../../api/call.ts'
import { setLanguage } from '../../../lib/locale.ts'
import { completedOrder } from '../../../testing/completed-order.fixtures.ts'
import { answering, gatewayOf } from '../../../testing/test-gateway.ts'
import { show, signIn } from '../../../testing/test-phone.tsx'
import { TimeWarning } from './Timeliness.tsx'

const now = Date.parse('2026-11-23T12:50:00+08:00')

function Shown() {
  const { data } = useQuery(query(getOrderDetail, { orderId: completedOrder.orderId }))
  return data ? <TimeWarning order={data} now={now} /> : null
}

const states = {
  kitchen: { status: 12, events: completedOrder.events.slice(0, 2) },
  waiting: { status: 21, events: completedOrder.events.slice(0, 3) },
  riding: { status: 14, events: completedOrder.events.slice(0, 4) },
  pickup: { status: 12, orderType: 1, travelMinutes: 0, events: completedOrder.events.slice(0, 2) },
}
const words = {
  en: {
    kitchen: /by 12:45\. It’s still in the kitchen; from there it takes about 10 min\./,
    waiting: /by 12:45\. It’s made and waits for its rider; from there it takes about 10 min\./,
    riding: /by 12:45\. Your rider left at 12:25, and usually takes about 10 min\./,
    pickup: /ready by 12:45\. It’s still in the kitchen, and you read here when it’s ready\./,
  },
  'zh-Hant': {
    kitchen: /12:45 前送達。餐點仍在製作，出發後約需 10 分鐘。/,
    waiting: /12:45 前送達。餐點已做好，正等外送員，出發後約需 10 分鐘。/,
    riding: /12:45 前送達。外送員於 12:25 出發，路程一般約 10 分鐘。/,
    pickup: /12:45 前備好。餐點仍在製作，備好時會在這裏顯示。/,
  },
} as const

describe.each(['en', 'zh-Hant'] as const)('a late order in %s', (language) => {
  test.each(['kitchen', 'waiting', 'riding', 'pickup'] as const)('[1.21] says where it is: %s', async (state) => {
    setLanguage(language)
    signIn()
    gatewayOf(answering(getOrderDetail, () => ({ data: { ...completedOrder, ...states[state] } })))
    const screen = await show(<Shown />)
    await expect.element(screen.getByText(words[language][state])).toBeVisible()
  })
})
