import { orderStatuses } from '@harbour/rules'
import type { Page } from '@playwright/test'
import { wholeLaneOnly } from '../lane.ts'
import { dishes, type Shop } from '../support/chain.ts'
import { placeOrders } from '../support/outside/api-orders.ts'
import { givePrinter, ordersAt, watchPrinting } from '../support/outside/shop-people.ts'
import { openTablet } from '../support/tablet.ts'
import { tabletWords } from '../support/words/tablet-words.ts'
import { expect, test } from '../support/worlds/test.ts'

// A shop of this test alone.
const shop: Shop = { storeId: '3215', tc: '', en: '' }
const rush = 200

test(
  `of ${rush} orders each is acknowledged and printed once, through three lost networks and two reloads`,
  wholeLaneOnly,
  async ({ browser }) => {
    test.setTimeout(1_200_000)
    const tablet = await openTablet(browser, shop.storeId, 'en')
    await givePrinter(shop.storeId)
    const printed = await watchPrinting(shop.storeId)
    await tablet.signIn()
    const placing = placeOrders({ shop, dish: dishes.fries, count: rush, within: 240_000 })
    let accepted = 0
    const disturbances: Partial<Record<number, () => Promise<unknown>>> = {
      30: () => loseNetwork(tablet.page),
      60: () => tablet.page.reload(),
      90: () => loseNetwork(tablet.page),
      120: () => tablet.page.reload(),
      150: () => loseNetwork(tablet.page),
    }
    const accept = tablet.page.getByRole('alertdialog').getByRole('button', { name: tabletWords.en.accept })
    while (accepted < rush) {
      await disturbances[accepted]?.()
      delete disturbances[accepted]
      // An order that is not placed is said, rather than waited for.
      await Promise.race([accept.click({ timeout: 120_000 }), placing.then(() => accept.click({ timeout: 120_000 }))])
      accepted = (await ordersAt(tablet.shop)).filter(({ status }) => status >= orderStatuses.accepted).length
    }
    await placing
    const orders = await ordersAt(tablet.shop)
    expect(orders.map(({ status }) => status)).toEqual(Array.from({ length: rush }, () => orderStatuses.accepted))
    await expect(tablet.page.getByRole('alertdialog')).toBeHidden()
    const wanted = orders.flatMap(({ orderId }) => [`${orderId} customer`, `${orderId} kitchen`]).toSorted()
    await expect.poll(async () => (await ordersPrinted(printed)).length, { timeout: 300_000 }).toBeGreaterThanOrEqual(wanted.length)
    expect(await ordersPrinted(printed)).toEqual(wanted)
    await tablet.close()
  },
)

async function ordersPrinted(printed: Awaited<ReturnType<typeof watchPrinting>>): Promise<string[]> {
  const jobs = [...(await printed()).values()]
  return jobs
    .filter(({ kind, state }) => kind === 'ticket' && state === 'printed')
    .map(({ orderId, copy }) => `${orderId} ${copy}`)
    .toSorted()
}

async function loseNetwork(page: Page): Promise<void> {
  await page.context().setOffline(true)
  await page.waitForTimeout(3000)
  await page.context().setOffline(false)
}
