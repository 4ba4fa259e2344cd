import type { Locator, Page } from '@playwright/test'
import { dishes, shops } from './chain.ts'
import { guestOf } from './guest.ts'
import { expect, test } from './test.ts'

test('a takeaway is ordered with the keyboard alone', async ({ page }) => {
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
  await pressed(page, guest.placeButton())
  await expect(page.getByRole('heading', { level: 1, name: say.placed })).toBeVisible()
  await pressed(page, page.getByRole('button', { name: say.track }))
  await expect(page.getByRole('main').getByText(dishes.tarts.en)).toBeVisible()
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
