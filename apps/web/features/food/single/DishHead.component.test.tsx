import { Route, Routes } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { m } from '../../../paraglide/messages.js'
import { nameOf, sellTheMenu, takeAway } from '../../../testing/chain.fixtures.ts'
import { show } from '../../../testing/test-phone.tsx'
import { FoodScreen } from '../FoodScreen.tsx'

const scrollDown = (by: number) => scrollTo({ top: by, behavior: 'instant' })
afterEach(() => scrollDown(0))

async function openDish(dish: string) {
  sellTheMenu()
  takeAway()
  const shown = await show(
    <Routes>
      <Route path="/foodDetail/:info" element={<FoodScreen />} />
    </Routes>,
    { at: `/foodDetail/31-${dish}` },
  )
  await expect.element(shown.getByRole('heading', { level: 1 })).toBeVisible()
  const part = (selector: string) => shown.container.querySelector(selector)
  /** The words in the bar; undefined while it has none. */
  const inBar = () => part('.fbar__dish')?.textContent
  const box = (selector: string) => part(selector)?.getBoundingClientRect() ?? new DOMRect()
  return { ...shown, inBar, box }
}

test.each(['double-pepperoni', 'half-half'])(
  '[2.24] the name of %s and its price stand in the bar once the picture has gone by',
  async (dish) => {
    const { inBar, box } = await openDish(dish)
    expect(inBar()).toBeUndefined()
    scrollDown(600)
    await expect.poll(inBar).toContain(nameOf(dish))
    expect(inBar()).toMatch(/\$\d+$/)
    expect(box('.fbar').top).toBe(0)
    scrollDown(0)
    await expect.poll(inBar).toBeUndefined()
  },
)

test('[2.24] back is one button that stays in sight and at hand, however far the page is scrolled', async () => {
  const { getByRole, inBar } = await openDish('double-pepperoni')
  const back = getByRole('button', { name: m.ui_back(), exact: true })
  const isOnTop = () => {
    const { left, top, width, height } = back.element().getBoundingClientRect()
    return back.element().contains(document.elementFromPoint(left + width / 2, top + height / 2))
  }
  expect(isOnTop()).toBe(true)
  ;(back.element() as HTMLElement).focus() // it is a button
  scrollDown(600)
  await expect.poll(inBar).toBeDefined()
  expect(isOnTop()).toBe(true)
  expect(document.activeElement).toBe(back.element())
})

test('[2.24] [3.7] the price in the bar is that of the dish as it is chosen', async () => {
  const { getByRole, inBar } = await openDish('double-pepperoni')
  scrollDown(600)
  await expect.poll(inBar).toContain('$128')
  await getByRole('radio', { name: /^12 inch/ }).click({ force: true })
  scrollDown(600)
  await expect.poll(inBar).toContain('$168')
})

test('the bar moves nothing on the page, at its coming and going', async () => {
  const { inBar, box } = await openDish('double-pepperoni')
  const [intro, whole] = [box('.fintro').top, document.documentElement.scrollHeight]
  expect(box('.fh').top).toBe(0)
  scrollDown(600)
  await expect.poll(inBar).toBeDefined()
  expect(box('.fintro').top).toBe(intro - scrollY)
  expect(document.documentElement.scrollHeight).toBe(whole)
})

test('a question that the guest is led to begins below the bar', async () => {
  const { container, box } = await openDish('half-half')
  scrollDown(document.documentElement.scrollHeight)
  container.querySelector<HTMLElement>('#food-add')?.click()
  await expect.poll(() => document.activeElement?.getAttribute('type')).toBe('radio')
  await expect.poll(() => box('#ask-halves').top).toBeGreaterThanOrEqual(box('.fbar').bottom)
})

test('[3.7] a pizza is shown with the edge that was chosen', async () => {
  const { container, getByRole, box } = await openDish('double-pepperoni')
  const pictures = () => [...container.querySelectorAll('.fh img')].map((image) => image.getAttribute('src'))
  await expect.poll(pictures).toEqual(['/pictures/pepperoni.webp'])
  await getByRole('radio', { name: /^Thin and crisp/ }).click({ force: true })
  await expect.poll(pictures).toEqual(['/pictures/pepperoni.webp', '/pictures/crust-thin.webp'])
  expect(box('.fh .pimg__edge')).toEqual(box('.fh .pimg img'))
  await getByRole('radio', { name: /^Classic/ }).click({ force: true })
  await expect.poll(pictures).toEqual(['/pictures/pepperoni.webp'])
})
