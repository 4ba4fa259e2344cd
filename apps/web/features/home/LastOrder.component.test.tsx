import { getOrderDetail, getUserOrders, previewOrder, type Answer, type OrderDetail } from '@harbour/protocol'
import { cents } from '@harbour/rules'
import { afterEach, expect, test } from 'vitest'
import { query } from '../../api/call.ts'
import { againLines } from '../../entities/cart/again-lines.ts'
import { addToCart, cartNow, useCartStore } from '../../entities/cart/cart-store.ts'
import { contactNow, writeContact } from '../../entities/contact/contact.ts'
import { alcoholNotices } from '../../entities/menu/alcohol-notice.ts'
import { orderLocation } from '../../entities/location/order-location.ts'
import { forgetPersisted } from '../../lib/persisted-store.ts'
import { m } from '../../paraglide/messages.js'
import { answering, gatewayOf } from '../../testing/test-gateway.ts'
import { freshQueries, show, signIn } from '../../testing/test-phone.tsx'
import { LastOrder } from './LastOrder.tsx'

afterEach(() => forgetPersisted(['place', 'cart-store', 'contact', 'pay-method']))

const line = (pid: string, name: string, unit: number) => ({
  uid: `31-${pid}`,
  pid,
  name,
  choices: '',
  picture: pid,
  num: 1,
  unit: cents(unit),
  total: cents(unit),
  chosen: { type: 1 as const, listRequirements: [] },
})
// As much of an order as home reads.
const order = {
  orderId: '20261101-ABCDEFGH',
  brand: 31,
  status: 100,
  orderType: 1,
  storeId: '3204',
  storeName: 'Mong Kok, Langham Place',
  destination: null,
  contact: { name: 'Kitty Chan', phone: '+85261234567' },
  handover: null,
  payMethod: 'cash',
  lines: [{ ...line('ginger-chicken', 'Sand Ginger Chicken', 4000), num: 2 }, line('egg-tarts-4', 'Egg Tarts, 4', 3800)],
} as unknown as OrderDetail

const open = { state: 'open', orderUntil: null, closesAt: null, opensAt: null }
const closed = { ...open, state: 'closed', opensAt: Date.parse('2026-11-23T18:00:00+08:00') }
const asToday = { price: { total: cents(11_800) }, issues: [], openness: open, quoteMinutes: { low: 15, high: 25 } }

/** `age`: the minutes since the server said so; it answers no more, but to refuse the order where it has a `refusal`. */
type Said = { live?: object[]; part?: object; age?: number; refusal?: string; of?: OrderDetail }

/** Home of a guest who has had this order, of which the server says this now; and of what is left of it, once some cannot be had. */
async function home(now: object, { live = [], part, age = 0, refusal, of = order }: Said = {}) {
  gatewayOf(...(refusal ? [answering(previewOrder, () => ({ refused: refusal }))] : []))
  signIn(true)
  const queries = freshQueries()
  queries.setQueryData(query(getUserOrders, { live: true, limit: 1 }).queryKey, { orders: live, more: false })
  queries.setQueryData(query(getUserOrders, { limit: 5 }).queryKey, { orders: [of], more: false })
  queries.setQueryData(query(getOrderDetail, { orderId: order.orderId }).queryKey, of)
  const draft = { storeId: '3204', orderType: 1 as const, lines: againLines(of), cutlery: false }
  const told = (said: object) => ({ ...asToday, ...said }) as unknown as Answer<typeof previewOrder>
  queries.setQueryData(query(previewOrder, draft).queryKey, told(now), { updatedAt: Date.now() - age * 60_000 })
  const left = { ...draft, lines: [{ ...draft.lines[0], price: cents(4400) }] }
  if (part) queries.setQueryData(query(previewOrder, left as typeof draft).queryKey, told(part))
  return show(<LastOrder />, { at: '/home', queries })
}

test('[1.21] [2.2] home leads with the last order at its price and time now, and one tap brings it to the confirmation', async () => {
  const { getByRole, getByText, address } = await home({})
  await expect.element(getByRole('heading', { name: m.home_again() })).toBeVisible()
  await expect.element(getByText('2 × Sand Ginger Chicken, Egg Tarts, 4')).toBeVisible()
  await expect.element(getByText(/Mong Kok, Langham Place · Now · 15–25 min/)).toBeVisible()
  const take = getByRole('button', { name: new RegExp(m.home_again_take()) })
  await expect.element(take).toMatchTextContent('$118')
  await take.click()
  await expect.poll(address).toMatch(/^\/confirmorder\/1/)
  expect(cartNow().lines.map(({ pid, num }) => [pid, num])).toEqual([
    ['ginger-chicken', 2],
    ['egg-tarts-4', 1],
  ])
  expect(orderLocation()).toMatchObject({ orderType: 1, shop: { storeId: '3204' }, wantedAt: null })
  expect(contactNow()).toEqual({ name: 'Kitty Chan', phone: '61234567' })
})

test('[1.21] [8.14] what has run out, costs something else or is closed is said, and only what can be had comes again', async () => {
  const issues = [
    { index: 0, uid: '31-ginger-chicken', code: 'priceChanged', was: cents(4000), now: cents(4400) },
    { index: 1, uid: '31-egg-tarts-4', code: 'soldOut', pids: ['egg-tarts-4'] },
  ]
  const { getByRole, getByText } = await home({ issues }, { part: { openness: closed, price: { total: cents(8800) } } })
  await expect.element(getByText('Sand Ginger Chicken: Price changed from $40 to $44')).toBeVisible()
  await expect.element(getByText('Egg Tarts, 4: Sold out today')).toBeVisible()
  await expect.element(getByText(/Closed now, opens .*18:00/)).toBeVisible()
  const take = getByRole('button', { name: new RegExp(m.home_again_take()) })
  await expect.element(take).toMatchTextContent('$88')
  await take.click()
  expect(cartNow().lines.map(({ pid, price }) => [pid, price])).toEqual([['ginger-chicken', 4400]])
})

test('[1.21] who hears the button hears its price, what the order holds, where it is made, when, and what has changed', async () => {
  const issues = [{ index: 1, uid: '31-egg-tarts-4', code: 'priceChanged', was: cents(3400), now: cents(3800) }]
  const { getByRole } = await home({ issues })
  const take = getByRole('button', { name: `${m.home_again_take()} $118` })
  const told = [
    '2 × Sand Ginger Chicken, Egg Tarts, 4',
    'Mong Kok, Langham Place · Now · 15–25 min',
    'Egg Tarts, 4: Price changed from $34 to $38',
  ]
  await expect.element(take).toHaveAccessibleDescription(told.join(' '))
})

test('[1.21] a shop that has paused its orders is not said to be closed', async () => {
  const { getByText } = await home({ openness: { ...closed, state: 'paused' } })
  await expect.element(getByText(/Orders are paused, open again .*18:00/)).toBeVisible()
  await expect.element(getByText(/Closed now/)).not.toBeInTheDocument()
})

test('[1.21] what lay in the cart before can be taken back', async () => {
  addToCart({ uid: '31-water', pid: 'water', type: 1, num: 1, price: cents(1000), listRequirements: [] })
  const { getByRole } = await home({})
  await getByRole('button', { name: new RegExp(m.home_again_take()) }).click()
  await getByRole('button', { name: m.cart_undo() }).click()
  expect(cartNow().lines.map(({ pid }) => pid)).toEqual(['water'])
})

test('[1.21] [1.19] what was said of another order is not said of this one, and comes back with it', async () => {
  const said = { cutlery: true, wishes: { request: 'Leave it with the guard', quarantined: false } }
  addToCart({ uid: '31-water', pid: 'water', type: 1, num: 1, price: cents(1000), listRequirements: [] })
  useCartStore.setState(said)
  writeContact({ name: 'Ming Lee', phone: '61112222' })
  const { getByRole, address } = await home({})
  await getByRole('button', { name: new RegExp(m.home_again_take()) }).click()
  expect(useCartStore.getState()).toMatchObject({ cutlery: false })
  expect(useCartStore.getState().wishes).toEqual({})
  expect(contactNow()).toEqual({ name: 'Kitty Chan', phone: '61234567' })
  await getByRole('button', { name: m.cart_undo() }).click()
  expect(useCartStore.getState()).toMatchObject(said)
  expect(contactNow()).toEqual({ name: 'Ming Lee', phone: '61112222' })
  await expect.poll(address).toBe('/home')
})

test('[1.21] nothing is offered again while an order is on its way', async () => {
  const { container } = await home({}, { live: [{ ...order, status: 12 }] })
  expect(container.querySelector('.last')).toBeNull()
})

test('[1.21] [8.12] an order that the shop refuses by now is offered no more, whatever it cost a moment ago', async () => {
  const { container, getByRole } = await home({}, { refusal: 'OUT_OF_SERVICE_AREA' })
  await expect.poll(() => container.querySelector('.last')).toBeNull()
  await expect.element(getByRole('heading', { name: m.home_again() })).not.toBeInTheDocument()
})

test('[1.21] without a network a price is told for a moment, and an old one never', async () => {
  const { container } = await home({}, { age: 10 })
  await expect.poll(() => container.querySelector('.last')).toBeNull()
})

test('[5.13] beer is offered again beside the words of the law, and nothing else is', async () => {
  const [dish, tarts] = order.lines
  if (!dish || !tarts) throw new Error('the order has two lines')
  const shown = await home({}, { of: { ...order, lines: [dish, { ...tarts, alcohol: true }] } })
  for (const { words } of alcoholNotices[31]) await expect.element(shown.getByText(words)).toBeVisible()
  await shown.unmount()
  const { getByRole, getByText } = await home({})
  await expect.element(getByRole('heading', { name: m.home_again() })).toBeVisible()
  for (const { words } of alcoholNotices[31]) await expect.element(getByText(words)).not.toBeInTheDocument()
})

test('[1.20] [1.21] by Octopus it costs what will be charged', async () => {
  const { getByRole } = await home({ price: { total: cents(11_806) } }, { of: { ...order, payMethod: 'octopus' } })
  await expect.element(getByRole('button', { name: new RegExp(m.home_again_take()) })).toMatchTextContent(/\$118\.1/)
})
