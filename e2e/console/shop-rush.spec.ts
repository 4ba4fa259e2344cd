import { orderStatuses } from '@harbour/rules'
import { wholeLaneOnly } from '../lane.ts'
import { dishes, type Shop } from '../support/chain.ts'
import { placeOrders } from '../support/outside/api-orders.ts'
import { givePrinter, ordersAt, watchPrinting, type PrintJob } from '../support/outside/shop-people.ts'
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
    const printing = await watchPrinting(shop.storeId)
    await tablet.signIn()
    let placed = 0
    const place = async (count: number) => {
      const room = Math.min(count, rush - placed)
      await placeOrders({ shop, dish: dishes.fries, count: room })
      placed += room
    }
    const loseNetwork = async () => {
      await tablet.page.context().setOffline(true)
      await expect(tablet.page.getByRole('img', { name: tabletWords.en.offline })).toBeVisible({ timeout: 60_000 })
      await place(5)
      await tablet.page.context().setOffline(false)
    }
    const reload = () => tablet.page.reload()
    const disturbances = [
      { after: 30, disturb: loseNetwork },
      { after: 60, disturb: reload },
      { after: 90, disturb: loseNetwork },
      { after: 120, disturb: reload },
      { after: 150, disturb: loseNetwork },
    ]
    const accept = tablet.page.getByRole('alertdialog').getByRole('button', { name: tabletWords.en.accept })
    const accepted = async () => (await ordersAt(tablet.shop)).filter(({ status }) => status >= orderStatuses.accepted).length
    await place(10)
    for (let done = 0; done < rush; done = await accepted()) {
      const next = disturbances[0]
      if (next && done >= next.after) await disturbances.shift()?.disturb()
      await place(1)
      // A tap at the moment in which an order comes answers nothing.
      await expect(async () => {
        if ((await accepted()) === done) await accept.click({ timeout: 30_000 })
        await expect.poll(accepted, { timeout: 2000 }).toBeGreaterThan(done)
      }).toPass({ timeout: 120_000 })
      await printing.look()
    }
    expect(disturbances).toEqual([])
    const orders = await ordersAt(tablet.shop)
    expect(orders.map(({ status }) => status)).toEqual(Array.from({ length: rush }, () => orderStatuses.accepted))
    await expect(tablet.page.getByRole('alertdialog')).toBeHidden()
    const wanted = orders.flatMap(({ orderId }) => [`${orderId} customer`, `${orderId} kitchen`]).toSorted()
    await expect.poll(async () => ordersPrinted(await printing.look()).length, { timeout: 300_000 }).toBeGreaterThanOrEqual(wanted.length)
    expect(ordersPrinted(await printing.look())).toEqual(wanted)
    await tablet.close()
  },
)

function ordersPrinted(jobs: readonly PrintJob[]): string[] {
  return jobs
    .filter(({ kind, state }) => kind === 'ticket' && state === 'printed')
    .map(({ orderId, copy }) => `${orderId} ${copy}`)
    .toSorted()
}
