import { wholeLaneOnly } from '../lane.ts'
import { barriers } from '../support/barriers.ts'
import { dishes, type Shop } from '../support/chain.ts'
import { guestOf } from '../support/guest.ts'
import { openOffice } from '../support/office.ts'
import { move } from '../support/outside/till.ts'
import { openTablet } from '../support/tablet.ts'
import { expect, test } from '../support/worlds/test.ts'
import { inBoth } from '../support/words/texts.ts'
import { trackerWords } from '../support/words/tracker-words.ts'

// A shop of these tests alone: its history and its ratings would have others' orders.
const shop: Shop = { storeId: '3309', tc: '', en: '' }
const word = 'Hot & <i>crisp</i>'
const staffWords = inBoth(
  ({ t }) => ({
    fourFood: t('rating_food', { stars: 4 }),
    rating: t('rating_title'),
    tab: t('insight_tab_rating'),
    byShop: t('insight_rating_by_shop'),
    onlyLow: t('insight_rating_only_low'),
    noneSuch: t('insight_rating_none_such'),
  }),
  'console',
)

test('what a guest says of an order is read at the shop and in the office', wholeLaneOnly, async ({ page, browser }) => {
  const [guest, say, read] = [guestOf(page, 'en'), trackerWords.en, staffWords.en]
  const orderId = await guest.atOrder({ shop, cart: [{ dish: dishes.fries }] })
  await move(shop.storeId, orderId, [10, 12, 18, 100])
  await page.getByRole('radiogroup', { name: say.rateFood }).getByRole('radio', { name: say.fourStars }).tap()
  await page.getByLabel(say.rateWord).fill(word)
  await page.getByRole('button', { name: say.rateSend }).tap()
  await expect(page.getByText(say.rateWordThanks)).toBeVisible()

  const tablet = await openTablet(browser, shop.storeId, 'en')
  await tablet.signIn()
  await tablet.page.goto('/console/shop/history')
  const row = tablet.page.getByRole('listitem').filter({ hasText: read.fourFood })
  await expect(row).toContainText(word)
  expect.soft(await barriers(tablet.page), 'the history').toEqual([])
  await row.getByRole('link').click()
  const card = tablet.page.getByRole('region', { name: read.rating })
  await expect(card).toContainText(read.fourFood)
  await expect(card).toContainText(word)
  await tablet.close()

  const office = await openOffice(browser, { role: 'admin', language: 'en' })
  await office.page.goto(`/console/office/reports?tab=rating&shop=${shop.storeId}`)
  await expect(office.page.getByRole('table', { name: read.byShop })).toContainText('4.00')
  const said = office.page.getByRole('listitem').filter({ hasText: word })
  await expect(said).toContainText(read.fourFood)
  await expect(office.page.locator('[aria-busy=true]')).toHaveCount(0)
  expect.soft(await barriers(office.page), 'the report').toEqual([])
  const onlyLow = office.page.getByLabel(read.onlyLow)
  // It stands in the address, and is ticked once that has changed.
  await onlyLow.click()
  await expect(onlyLow).toBeChecked()
  await expect(office.page.getByText(read.noneSuch)).toBeVisible()
  await onlyLow.click()
  await expect(onlyLow).not.toBeChecked()
  await said.getByRole('link').click()
  await expect(office.page.getByText(read.fourFood)).toBeVisible()
  await expect(office.page.getByText(word)).toBeVisible()
  await office.close()
})
