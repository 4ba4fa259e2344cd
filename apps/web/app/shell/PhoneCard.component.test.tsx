import { presetLine } from '@harbour/rules'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { dish } from '../../entities/menu/menu.fixtures.ts'
import { setLanguage } from '../../lib/locale.ts'
import { m } from '../../paraglide/messages.js'
import { cartHash } from '../../entities/cart/cart-link.ts'
import { addToCart, emptyCart } from '../../entities/cart/cart-store.ts'
import { takeAway } from '../../testing/chain.fixtures.ts'
import { show } from '../../testing/test-phone.tsx'
import { QrCode } from '../../ui/QrCode.tsx'
import { PhoneCard } from './PhoneCard.tsx'

/** The squares of the code beside the words, and those of a text as it should be. */
const squares = (container: Element) => container.querySelector('path')?.getAttribute('d')
async function squaresOf(text: string) {
  const { container, unmount } = await render(<QrCode text={text} />)
  const drawn = squares(container)
  await unmount()
  return drawn
}

test.each(['en', 'zh-Hant'] as const)('[1.8] the code opens the app on the phone, and with it what is in the cart (%s)', async (spoken) => {
  setLanguage(spoken)
  takeAway()
  const { getByRole, getByText, container } = await show(<PhoneCard />)
  await expect.element(getByRole('img', { name: m.shell_phone_code() })).toBeInTheDocument()
  await expect.element(getByText(m.shell_phone(), { exact: true })).toBeInTheDocument()
  expect(squares(container)).toBe(await squaresOf(`${location.origin}/home?brand=31`))
  const tarts = presetLine(dish('egg-tarts-4'))
  addToCart(tarts)
  await expect.element(getByText(m.shell_phone_cart())).toBeInTheDocument()
  expect(squares(container)).toBe(await squaresOf(`${location.origin}/orderFood/1?brand=31${cartHash(31, [tarts])}`))
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
  expect(squares(container)).toBe(await squaresOf(`${location.origin}/home?brand=31`))
})
