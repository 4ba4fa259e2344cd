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
    kitchen: 'Sorry, it should have been here by 12:45. It’s still at the shop, about 10 min from you.',
    waiting: 'Sorry, it should have been here by 12:45. It’s still at the shop, about 10 min from you.',
    riding: 'Sorry, it should have been here by 12:45. Your rider left at 12:25.',
    pickup: 'Sorry, it should have been ready by 12:45. You read here when it is.',
  },
  'zh-Hant': {
    kitchen: '抱歉，訂單原應於 12:45 前送達。餐點仍在分店，出發後約需 10 分鐘。',
    waiting: '抱歉，訂單原應於 12:45 前送達。餐點仍在分店，出發後約需 10 分鐘。',
    riding: '抱歉，訂單原應於 12:45 前送達。外送員已於 12:25 出發。',
    pickup: '抱歉，訂單原應於 12:45 前備好。備好時會在這裏顯示。',
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
