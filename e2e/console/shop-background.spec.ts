import { wholeLaneOnly } from '../lane.ts'
import { dishes, type Shop } from '../support/chain.ts'
import { placeOrders } from '../support/outside/api-orders.ts'
import { heardRings, noteSenses, putBehind, sensed } from '../support/tablet-senses.ts'
import { answer, openTablet } from '../support/tablet.ts'
import { tabletWords } from '../support/words/tablet-words.ts'
import { expect, test } from '../support/worlds/test.ts'

// A shop of this test alone: its tablet would ring for others' orders.
const shop: Shop = { storeId: '3105', tc: '', en: '' }

test(
  'an order that comes while another page is in front rings on, calls by the tab and a notice, and is there at the return',
  wholeLaneOnly,
  async ({ browser }) => {
    const say = tabletWords.en
    const tablet = await openTablet(browser, shop.storeId, 'en', {
      serviceWorkers: 'allow',
      permissions: ['notifications'],
      prepare: noteSenses,
    })
    await tablet.signIn()
    const { page } = tablet
    const usual = await page.title()
    const icon = page.locator('link[rel="icon"]')
    const notices = () =>
      page.evaluate(async () => {
        const worker = await navigator.serviceWorker.ready
        return (await worker.getNotifications()).map(({ title }) => title)
      })
    await putBehind(page, true)
    await placeOrders({ shop, dish: dishes.fries, count: 1 })
    await expect.poll(notices).toEqual([expect.stringMatching(say.isNew)])
    await expect.poll(() => page.title()).toMatch(say.isNew)
    await expect.poll(() => icon.getAttribute('href')).toContain('alarm')
    await expect.poll(() => heardRings(page)).toBeGreaterThanOrEqual(2)
    const calls = async () => {
      const { ahead, shakes } = await sensed(page)
      return [ahead > 60, shakes > 0]
    }
    await expect.poll(calls).toEqual([true, true])
    await putBehind(page, false)
    await expect.poll(notices).toEqual([])
    await answer(page, say.accept)
    await expect(page).toHaveTitle(usual)
    await expect(icon).not.toHaveAttribute('href', /alarm/)
    await tablet.close()
  },
)
