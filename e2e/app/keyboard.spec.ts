import type { Locator, Page } from '@playwright/test'
import { dishes, shops } from '../support/chain.ts'
import { guestOf } from '../support/guest.ts'
import { wholeLaneOnly } from '../lane.ts'
import { expect, test } from '../support/worlds/test.ts'

test('a takeaway is ordered with the keyboard alone', wholeLaneOnly, async ({ page }) => {
  const guest = guestOf(page, 'en')
  const { say } = guest
  await page.goto('/home?lang=en')
  await expect(page.getByRole('radio', { name: say.ways.delivery })).toBeChecked()
  await tabTo(page, page.getByRole('radio', { name: say.ways.delivery }))
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: say.ways.takeaway })).toBeChecked()
  await pressed(page, page.getByRole('link', { name: say.start }))

  await tabTo(page, page.getByRole('searchbox', { name: say.searchShop }))
  await page.keyboard.type(shops.elements.en)
  await expect(page.getByRole('article')).toHaveCount(1)
  await pressed(page, page.getByRole('button', { name: say.orderHere }))

  await pressed(page, page.getByRole('button', { name: say.add(dishes.tarts.en), exact: true }).first())
  await pressed(page, guest.cartBar(), 'Shift+Tab')
  await pressed(page, guest.cart().getByRole('link', { name: say.checkOut }))
  await expect(guest.placeButton()).toContainText('$')
  await tabTo(page, page.getByRole('radio', { name: 'Card' }))
  for (const way of ['Octopus', 'Alipay', 'Cash']) {
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('radio', { name: way })).toBeChecked()
  }
  await pressed(page, guest.placeButton())
  await expect(page.getByRole('heading', { level: 1, name: say.placed })).toBeVisible()
  await pressed(page, page.getByRole('button', { name: say.track }))
  await expect(page.getByRole('main').getByText(dishes.tarts.en)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByText(/Placed 23 Nov 2026 \d\d:\d\d/)).toBeVisible()
})

test('what has the focus lies under no bar, on the way there and back (WCAG 2.4.11)', wholeLaneOnly, async ({ page }) => {
  const guest = guestOf(page, 'en')
  const { say } = guest
  await guest.open('delivery')
  await expectFocusInSight(page)
  await page.goto('/place/1?next=/selectPlace')
  await guest.pickNganPak()
  await expect(page.getByRole('button', { name: say.deliverHere })).toBeVisible()
  await expectFocusInSight(page)
  await page.goto('/home')
  await guest.deliverToNganPak()
  await guest.addAtOnce(dishes.chicken)
  await expect(guest.cartBar()).toBeVisible()
  await expectFocusInSight(page)
  await page.goto('/foodDetail/31-double-pepperoni')
  await expect(page.getByRole('heading', { level: 1, name: dishes.pepperoni.en })).toBeVisible()
  await expect(page.getByRole('radio').first()).toBeAttached()
  await expectFocusInSight(page)
  await page.goto('/orderFood/2')
  await guest.openDish(dishes.setForOne)
  await expect(page.getByRole('button', { name: say.pick(dishes.porkChopRice.en) })).toBeVisible()
  await expectFocusInSight(page)
  await page.goto('/confirmorder/2')
  await expect(page.getByRole('region', { name: 'Pay with' })).toBeVisible()
  await expectFocusInSight(page)
})

type Step = 'Tab' | 'Shift+Tab'

async function pressed(page: Page, control: Locator, step: Step = 'Tab') {
  await tabTo(page, control, step)
  await page.keyboard.press('Enter')
}

/** Goes from control to control until this one has the focus. */
async function tabTo(page: Page, control: Locator, step: Step = 'Tab') {
  await expect(control).toBeVisible()
  for (let steps = 0; steps < 80; steps++) {
    if (await control.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(step)
  }
  throw new Error(`the keyboard does not come to ${control.toString()}`)
}

/** Goes on through the next controls and back again; each of them can be seen, if only in part. */
async function expectFocusInSight(page: Page, controls = 60) {
  for (const step of ['Tab', 'Shift+Tab'] as const)
    for (let steps = 0; steps < controls; steps++) {
      await page.keyboard.press(step)
      const hidden = await page.evaluate(hiddenFocus)
      expect.soft(hidden, `${page.url()}, ${step}`).toBeNull()
    }
}

/** The element that has the focus, where something else lies over the whole of it. A field that is drawn by its label is seen where that is. */
function hiddenFocus(): string | null {
  const focused = document.activeElement
  if (!focused || focused === document.body) return null
  const own = focused.getBoundingClientRect()
  const seen = own.width > 1 ? focused : (focused.closest('label') ?? focused)
  const { left, top, width, height } = seen.getBoundingClientRect()
  const parts = [0.1, 0.5, 0.9]
  const shown = parts.some((x) =>
    parts.some((y) => {
      const there = document.elementFromPoint(left + x * width, top + y * height)
      return there !== null && (seen.contains(there) || there.contains(seen) || there.closest('label')?.contains(seen) === true)
    }),
  )
  return shown ? null : focused.outerHTML.slice(0, 160)
}
