import { getOrderDetail, getUserOrders, orderRate } from '@harbour/protocol'
import { useQuery } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { query } from '../../../api/call.ts'
import { setLanguage } from '../../../lib/locale.ts'
import { expectWellMade } from '../../../testing/test-barriers.ts'
import { completedOrder, rateable } from '../../../testing/completed-order.fixtures.ts'
import { answering, gatewayOf } from '../../../testing/test-gateway.ts'
import { show, signIn } from '../../../testing/test-phone.tsx'
import { OrderCompleted } from './OrderCompleted.tsx'

const { orderId } = completedOrder

function Shown() {
  const { data } = useQuery(query(getOrderDetail, { orderId }))
  return data ? <OrderCompleted order={data} /> : null
}

/** The order as the gateway has it, which keeps what is said of it until `refuse` is set. */
function shownOrder(order: object = completedOrder) {
  signIn()
  let rating: object = { ...rateable, ...('rating' in order && (order.rating as object)) } // a fixture's
  const state = { refuse: false }
  const received = gatewayOf(
    answering(getOrderDetail, () => ({ data: { ...order, rating } })),
    answering(getUserOrders, () => ({ data: { orders: [], more: false } })),
    answering(orderRate, ({ content: { food, delivery, word } }) => {
      if (state.refuse) return { refused: 'RATING_TOO_LATE', words: 'Too late' }
      rating = {
        ...rating,
        ...(food !== undefined && { food }),
        ...(delivery !== undefined && { delivery }),
        ...(word !== undefined && { word }),
      }
      return { data: rating }
    }),
  )
  const said = () =>
    received
      .filter(({ name }) => name === orderRate.name)
      .map(({ content: { food, delivery, word } }) => JSON.parse(JSON.stringify({ food, delivery, word })) as object)
  return { state, said }
}

const inLanguages = {
  en: {
    came: /^Came at 12:41, promised 12:35 to 12:45 On time$/,
    food: 'Food',
    delivery: 'Delivery',
    good: '4 of 5: Good',
    bad: '1 of 5: Bad',
    thanks: 'Thank you. You can change it for a day.',
    word: 'A word for the shop, if you like',
    send: 'Send',
    read: 'Thank you. The shop will read it.',
  },
  'zh-Hant': {
    came: /^12:41 送達，承諾時間 12:35 至 12:45 準時$/,
    food: '餐點',
    delivery: '外送',
    good: '4 星：好',
    bad: '1 星：很差',
    thanks: '多謝評分，一日內可以更改。',
    word: '想對分店說的話（可不填）',
    send: '送出',
    read: '多謝，分店會看到你的話。',
  },
} as const

describe.each(['en', 'zh-Hant'] as const)('in %s', (locale) => {
  const say = inLanguages[locale]
  beforeEach(() => setLanguage(locale))

  test('[1.21] it says when the order came and what was promised, and one tap rates it', async () => {
    const { said } = shownOrder()
    const { getByRole, getByText, getByLabelText } = await show(<Shown />)
    await expect.element(getByText(say.came)).toBeVisible()
    await expect.element(getByLabelText(say.word)).not.toBeInTheDocument()
    const food = getByRole('radiogroup', { name: say.food })
    await food.getByRole('radio', { name: say.good }).click()
    await expect.element(getByText(say.thanks)).toBeVisible()
    await expect.element(food.getByRole('radio', { name: say.good })).toBeChecked()
    await getByRole('radiogroup', { name: say.delivery }).getByRole('radio', { name: say.bad }).click()
    await expect.poll(said).toEqual([{ food: 4 }, { delivery: 1 }])
    await getByLabelText(say.word).fill('Hot, but late')
    await getByRole('button', { name: say.send }).click()
    await expect.element(getByText(say.read)).toBeVisible()
    expect(said().at(-1)).toEqual({ word: 'Hot, but late' })
    await food.getByRole('radio', { name: say.bad }).click()
    await expect.poll(said).toHaveLength(4)
    await expect.element(getByLabelText(say.word)).toHaveValue('Hot, but late')
  })
})

test('with the keys, the star at which they rest is meant, and none that they pass', async () => {
  const { said } = shownOrder()
  const { getByRole } = await show(<Shown />)
  const food = getByRole('radiogroup', { name: 'Food' })
  await food.getByRole('radio').first().click()
  await expect.poll(said).toEqual([{ food: 1 }])
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{Tab}')
  await expect.poll(said).toEqual([{ food: 1 }, { food: 5 }])
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{ArrowLeft}')
  await expect.element(food.getByRole('radio', { name: '4 of 5: Good' })).toBeChecked()
  await expect.poll(said).toEqual([{ food: 1 }, { food: 5 }, { food: 4 }])
})

test('what is refused is told in its place, and the stars are as they were', async () => {
  const { state, said } = shownOrder()
  state.refuse = true
  const { getByRole, getByText } = await show(<Shown />)
  const star = getByRole('radiogroup', { name: 'Food' }).getByRole('radio', { name: '5 of 5: Great' })
  await star.click()
  await expect.element(getByText('Too late')).toBeVisible()
  await expect.element(star).not.toBeChecked()
  state.refuse = false
  await star.click()
  await expect.element(star).toBeChecked()
  expect(said()).toHaveLength(2)
})

test('what may not be changed any more is shown, and nobody is asked', async () => {
  shownOrder({ ...completedOrder, rating: { ...rateable, food: 2, word: 'Cold', mayRate: [] } })
  const { getByRole, getByText } = await show(<Shown />)
  await expect.element(getByRole('heading', { name: 'Your rating' })).toBeVisible()
  await expect.element(getByText('2 of 5')).toBeVisible()
  await expect.element(getByText('Cold')).toBeVisible()
  await expect.element(getByRole('radio')).not.toBeInTheDocument()
  await expect.element(getByText('Delivery')).not.toBeInTheDocument()
})

test('an order that was never rated in its time is asked no more', async () => {
  shownOrder({ ...completedOrder, rating: { ...rateable, mayRate: [] } })
  const { getByRole, getByText } = await show(<Shown />)
  await expect.element(getByText(/Came at/)).toBeVisible()
  await expect.element(getByRole('heading')).not.toBeInTheDocument()
})

describe.each(['light', 'dark'])('on a %s screen', (theme) => {
  const { dataset } = document.documentElement
  const before = dataset.theme
  beforeEach(() => void (dataset.theme = theme))
  afterEach(() => {
    if (before === undefined) delete dataset.theme
    else dataset.theme = before
  })

  test('nothing bars anybody, and every star is a large target', async () => {
    shownOrder()
    const { getByRole, getByLabelText } = await show(<Shown />)
    const star = getByRole('radiogroup', { name: 'Food' }).getByRole('radio', { name: '3 of 5: OK' })
    await star.click()
    await expect.element(getByLabelText('A word for the shop, if you like')).toBeVisible()
    const { width, height } = star.element().getBoundingClientRect()
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    await expectWellMade()
  })
})
