import { expect } from '@playwright/test'
import type { PayMethod } from '@harbour/rules'
import { dishes, type Shop } from './chain.ts'
import type { Guest } from './guest.ts'
import { payWords, testCards } from './words/pay-words.ts'

type Way = PayMethod

/** The things that a guest does who pays by something else than cash. */
export function payerOf(guest: Guest) {
  const { page } = guest
  const say = payWords[guest.language]
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })

  return {
    say,
    heading,

    /** A takeaway of one dish, all ready to be ordered. */
    async fillCart(shop: Shop) {
      await guest.atConfirmation({ shop, cart: [dishes.chicken] })
    },

    /** One more dish from the same shop, all ready to be ordered. */
    async fillAgain() {
      await page.goto('/orderFood/1')
      await guest.addAtOnce(dishes.chicken)
      await guest.checkOut()
    },

    choose: (way: Way) => page.getByRole('radio', { name: new RegExp(`^${say[way]}`) }).check(),

    /** Orders, and is at the provider's page; gives its address. */
    async toProvider(way: Way = 'card'): Promise<string> {
      await this.choose(way)
      await guest.placeButton().tap()
      return this.atProvider()
    },

    async atProvider(): Promise<string> {
      await page.waitForURL(/\/pay\//)
      return page.url()
    },

    async useCard(card: keyof typeof testCards) {
      await page.getByText(say.testCards, { exact: true }).tap()
      await page.getByRole('button', { name: testCards[card] }).tap()
    },

    approve: () => page.getByRole('button', { name: say.approve, exact: true }).tap(),

    /** The order is placed, and its dishes have left the cart. */
    async expectPlaced() {
      await expect(heading(guest.say.placed)).toBeVisible()
      await expect.poll(this.inCart).toBe(0)
    },

    /** The number of lines that this phone keeps in its carts. */
    inCart: () =>
      page.evaluate(() => {
        const kept = JSON.parse(localStorage.getItem('cart-store') ?? '{}') as {
          state?: { byBrand?: Record<string, { lines: unknown[] }> }
        } // as the app keeps it
        return Object.values(kept.state?.byBrand ?? {}).reduce((sum, { lines }) => sum + lines.length, 0)
      }),

    /** This phone has ordered so many times. */
    async expectOrders(count: number) {
      await page.goto('/mine')
      await expect(page.getByRole('article')).toHaveCount(count)
    },
  }
}
