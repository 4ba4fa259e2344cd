import { dishes, type Shop } from '../support/chain.ts'
import { guestOf } from '../support/guest.ts'
import { ordersAt } from '../support/outside/shop-people.ts'
import { openTablet } from '../support/tablet.ts'
import { cancelledWords, tabletWords } from '../support/words/tablet-words.ts'
import { expect, test } from '../support/worlds/clock-world.ts'
import { wholeLaneOnly } from '../lane.ts'

const shop: Shop = { storeId: '3204', tc: '', en: '' }
const minute = 60_000

test(
  '[4.42] an order that nobody answers rings for eight minutes, is cancelled then, and the tablet and its guest read so',
  wholeLaneOnly,
  async ({ page, browser, clock }) => {
    const say = tabletWords.en
    const tablet = await openTablet(browser, shop.storeId, 'en')
    await tablet.signIn()
    const placedAt = clock.now()
    await guestOf(page, 'en').atOrder({ shop, cart: [{ dish: dishes.fries }] })
    const alarm = tablet.page.getByRole('alertdialog')
    await expect(alarm).toBeVisible()
    await clock.goOnTo(placedAt + 4 * minute)
    await expect(alarm).toBeVisible()
    expect(await ordersAt(tablet.shop)).toHaveLength(1)
    await clock.goOnTo(placedAt + 9 * minute)
    await expect.poll(() => ordersAt(tablet.shop)).toEqual([])
    await expect(alarm).toBeHidden()
    await expect(tablet.page.getByText(say.nobodyAnswered)).toBeVisible()
    await expect(page.getByText(cancelledWords.en.noAnswer).first()).toBeVisible()
    await tablet.close()
  },
)
