import { wholeLaneOnly } from '../lane.ts'
import { dishes, type Shop } from '../support/chain.ts'
import { placeOrders } from '../support/outside/api-orders.ts'
import { heardRings, noteSenses, sensed } from '../support/tablet-senses.ts'
import { answer, openTablet } from '../support/tablet.ts'
import { tabletWords } from '../support/words/tablet-words.ts'
import { expect, test } from '../support/worlds/test.ts'

// Shops of these tests alone: their tablets would ring for others' orders.
const silent: Shop = { storeId: '3106', tc: '', en: '' }
const cutOff: Shop = { storeId: '3107', tc: '', en: '' }
const dish = dishes.fries

test('a tablet whose sound is blocked says so wherever it stands, and one tap lets it ring', wholeLaneOnly, async ({ browser }) => {
  const say = tabletWords.tc
  const tablet = await openTablet(browser, silent.storeId, 'tc', { prepare: noteSenses })
  const { page } = tablet
  const [blocked, bell] = [page.getByRole('button', { name: say.blocked }), page.getByRole('button', { name: say.sound })]
  await expect(blocked).toBeVisible()
  await tablet.signIn()
  await expect(bell).toBeVisible()
  // A page that is opened anew has not been touched.
  await page.reload()
  await blocked.click()
  await expect(bell).toBeVisible()
  await page.reload()
  await expect(blocked).toBeVisible()
  await placeOrders({ shop: silent, dish, count: 1 })
  const alarm = page.getByRole('alertdialog')
  await expect(alarm).toBeVisible()
  expect(await heardRings(page)).toBe(0)
  await alarm.getByRole('button', { name: say.blocked }).click()
  await expect.poll(() => heardRings(page)).toBeGreaterThanOrEqual(1)
  await expect.poll(async () => (await sensed(page)).shakes).toBeGreaterThanOrEqual(1)
  await answer(page, say.accept)
  await expect(bell).toBeVisible()
  await tablet.close()
})

test(
  'a tablet without a network says that it knows of no new orders, rings on for those it has, and at once for those that came meanwhile',
  wholeLaneOnly,
  async ({ browser }) => {
    const say = tabletWords.en
    const tablet = await openTablet(browser, cutOff.storeId, 'en', { prepare: noteSenses })
    const { page } = tablet
    await tablet.signIn()
    const alarm = page.getByRole('alertdialog')
    const isOffline = alarm.getByRole('status').locator('.st__net.is-offline')
    await page.context().setOffline(true)
    await expect(page.getByRole('region', { name: say.columns.fresh }).getByText(say.unknown)).toBeVisible()
    await placeOrders({ shop: cutOff, dish, count: 1 })
    await page.context().setOffline(false)
    await expect(alarm).toBeVisible()
    await expect(alarm.getByText(say.oneMore)).toBeHidden()
    await page.context().setOffline(true)
    await expect(isOffline).toBeVisible()
    const before = await heardRings(page)
    await expect.poll(() => heardRings(page)).toBeGreaterThanOrEqual(before + 2)
    await placeOrders({ shop: cutOff, dish, count: 1 })
    await page.context().setOffline(false)
    await expect(alarm.getByText(say.oneMore)).toBeVisible()
    await tablet.close()
  },
)
