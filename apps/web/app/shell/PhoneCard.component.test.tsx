import { presetLine } from '@harbour/rules'
import { expect, test } from 'vitest'
import { dish } from '../../entities/menu/menu.fixtures.ts'
import { codeInImage } from '../../hosts/code-in-image.ts'
import { setLanguage } from '../../lib/locale.ts'
import { m } from '../../paraglide/messages.js'
import { cartHash } from '../../entities/cart/cart-link.ts'
import { addToCart, emptyCart } from '../../entities/cart/cart-store.ts'
import { takeAway } from '../../testing/chain.fixtures.ts'
import { show } from '../../testing/test-phone.tsx'
import { PhoneCard } from './PhoneCard.tsx'

const zoom = 4
const border = 4

/** What a camera reads from a code that is drawn as squares of one unit. */
function read(code: Element | null) {
  const [, , units = 0] = code?.getAttribute('viewBox')?.split(' ').map(Number) ?? []
  const side = (units + 2 * border) * zoom
  const data = new Uint8ClampedArray(side * side * 4).fill(255)
  for (const [, x, y] of (code?.querySelector('path')?.getAttribute('d') ?? '').matchAll(/M(\d+) (\d+)h/g)) {
    for (let row = 0; row < zoom; row++) {
      const from = ((Number(y) + border) * zoom + row) * side + (Number(x) + border) * zoom
      data.fill(0, from * 4, (from + zoom) * 4)
    }
  }
  return codeInImage({ data, width: side, height: side })
}

test.each(['en', 'zh-Hant'] as const)('[1.8] the code opens the app on the phone, and with it what is in the cart (%s)', async (spoken) => {
  setLanguage(spoken)
  takeAway()
  const { getByRole, getByText, container } = await show(<PhoneCard />)
  const code = () => read(container.querySelector('.dk__qr svg'))
  await expect.element(getByRole('img', { name: m.shell_phone_code() })).toBeInTheDocument()
  await expect.element(getByText(m.shell_phone(), { exact: true })).toBeInTheDocument()
  expect(code()).toBe(`${location.origin}/home?brand=31`)
  const tarts = presetLine(dish('egg-tarts-4'))
  addToCart(tarts)
  await expect.element(getByText(m.shell_phone_cart())).toBeInTheDocument()
  expect(code()).toBe(`${location.origin}/orderFood/1?brand=31${cartHash(31, [tarts])}`)
  emptyCart()
  await expect.element(getByText(m.shell_phone(), { exact: true })).toBeInTheDocument()
})

test('[1.8] a cart of which no camera could read the code says so, and the code opens the app alone', async () => {
  takeAway()
  const { getByText, container } = await show(<PhoneCard />)
  const pizza = dish('double-pepperoni')
  const toppings = pizza.requirements.find(({ kind }) => kind === 'topping')
  const pids = toppings?.options.map(({ pid }) => pid) ?? []
  for (const [at] of pids.entries()) {
    for (const other of pids.slice(at + 1)) {
      const pidData = [pids[at] ?? '', other].map((pid) => ({ pid, num: 1, price: pizza.price }))
      addToCart({ ...presetLine(pizza), listRequirements: [{ requirementId: toppings?.requirementId ?? '', pidData }] })
    }
  }
  await expect.element(getByText(m.shell_phone_too_much())).toBeInTheDocument()
  expect(read(container.querySelector('.dk__qr svg'))).toBe(`${location.origin}/home?brand=31`)
})
