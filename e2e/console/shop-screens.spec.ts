import { wholeLaneOnly } from '../lane.ts'
import { wholeLane } from '../lane.ts'
import { barriers } from '../support/barriers.ts'
import { dishes, type Shop } from '../support/chain.ts'
import { guestOf } from '../support/guest.ts'
import { move } from '../support/outside/till.ts'
import { openTablet } from '../support/tablet.ts'
import { inBoth } from '../support/words/texts.ts'
import { expect, test } from '../support/worlds/test.ts'

// A shop of these tests alone: its tablet would ring for others' orders.
const shop: Shop = { storeId: '3214', tc: '', en: '' }
const paths = ['', '/kitchen', '/supply', '/state', '/day-end', '/riders', '/printing', '/history']

test('every screen of the shop’s tablet is without barriers', wholeLaneOnly, async ({ page, browser }) => {
  const orderId = await guestOf(page, 'en').atOrder({ shop, cart: [{ dish: dishes.fries }] })
  await move(shop.storeId, orderId, [10, 12])
  const tablet = await openTablet(browser, shop.storeId, 'en')
  await expect(tablet.page.getByRole('heading', { level: 1 })).toBeVisible()
  expect.soft(await barriers(tablet.page), 'signing in').toEqual([])
  await tablet.signIn()
  for (const theme of wholeLane ? (['light', 'dark'] as const) : (['light'] as const)) {
    await tablet.page.evaluate(
      (wanted) => localStorage.setItem('console.theme', JSON.stringify({ state: { theme: wanted }, version: 0 })),
      theme,
    )
    for (const path of [...paths, `/order/${orderId}`]) {
      await tablet.page.goto(`/console/shop${path}`)
      await expect(tablet.page.locator('html')).toHaveAttribute('data-theme', theme)
      await expect(tablet.page.getByRole('heading', { level: 1 })).toBeAttached()
      expect.soft(await barriers(tablet.page, theme), `${path}, ${theme}`).toEqual([])
    }
  }
  await tablet.close()
})

const ways = inBoth(
  ({ t, beginsWith }) => ({ riders: beginsWith('board_riders'), ridersTitle: t('riders_title'), printing: t('printing_title') }),
  'console',
)

test(
  'the riders and what is printed are reached from the board, with no delivery there and by whoever is on shift',
  wholeLaneOnly,
  async ({ browser }) => {
    const say = ways.en
    const tablet = await openTablet(browser, '3342', 'en')
    await tablet.signIn()
    await tablet.page.getByRole('link', { name: say.riders }).click()
    await expect(tablet.page.getByRole('heading', { level: 1, name: say.ridersTitle })).toBeVisible()
    await tablet.page.locator('header').getByRole('button').first().click()
    await tablet.page.getByRole('button', { name: say.printing, exact: true }).click()
    await expect(tablet.page.getByRole('heading', { level: 1, name: say.printing })).toBeVisible()
    await tablet.close()
  },
)
