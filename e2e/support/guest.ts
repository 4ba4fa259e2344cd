import { expect, type Locator, type Page } from '@playwright/test'
import { brandIds } from '@harbour/rules'
import { orderFrom } from './outside/api-orders.ts'
import { nganPakMansion, type Named } from './chain.ts'
import { choose, orderTypeOf, type Chosen, type Way } from './phone-state.ts'
import { move, type Code } from './outside/till.ts'
import { unfold } from './screen.ts'
import { words, type Language } from './words/words.ts'

export type { Way } from './phone-state.ts'
export type Guest = ReturnType<typeof guestOf>

/** A guest who reads one language: what they do on each screen, by what is written there. */
export function guestOf(page: Page, language: Language) {
  const say = words[language]
  const dish = (named: Named) => named[language]

  return {
    page,
    language,
    say,

    /** Opens the menu with what they had chosen before. */
    async atMenu(chosen: Chosen = {}) {
      await choose(page, language, chosen)
      await page.goto(`/orderFood/${orderTypeOf[chosen.way ?? 'takeaway']}?lang=${language}`)
      await menuHead(page, say.menu)
    },

    /** Opens the confirmation of what they had chosen before. */
    async atConfirmation(chosen: Chosen) {
      await choose(page, language, chosen)
      // What comes later pushes down what stands below: a tap would miss it.
      await page.goto(`/confirmorder/${orderTypeOf[chosen.way ?? 'takeaway']}?lang=${language}`, { waitUntil: 'networkidle' })
      await expect(page.getByRole('heading', { level: 1, name: say.confirmOrder })).toBeVisible()
    },

    /** Opens the page of an order that they have placed; gives its id. */
    async atOrder(chosen: Chosen): Promise<string> {
      const orderId = await orderFrom(page, language, chosen)
      await page.goto(`/orderDetail/${orderId}?lang=${language}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      return orderId
    },

    /** Opens home and says how they will eat. Whoever says nothing else pays in cash, as this phone did before. */
    async open(way: Way) {
      await page.goto(`/home?lang=${language}`)
      await page.evaluate(
        (cash) => localStorage.setItem('pay-method', cash),
        JSON.stringify({ state: { byBrand: { [brandIds.hongKong]: 'cash', [brandIds.macau]: 'cash' } } }),
      )
      // A tap that comes before the page is alive is kept for it.
      const radio = page.getByRole('radio', { name: say.ways[way] })
      await radio.tap()
      await expect(radio).toBeChecked()
    },

    /** Finds the tower by its name, and goes on to the menu: its door is asked for at the confirmation. */
    async deliverToNganPak() {
      await page.getByRole('link', { name: say.start }).tap()
      await this.pickNganPak()
      await menuHead(page, say.menu)
    },

    /** Finds the tower by its name, and picks it. */
    async pickNganPak() {
      await page.getByRole('searchbox', { name: say.searchPlace }).fill(nganPakMansion.typed[language])
      const places = page.getByRole('list', { name: say.foundPlaces })
      await places.getByRole('button', { name: nganPakMansion.building[language] }).tap()
    },

    /** Fills in the door. */
    async sayDoor({ floor, flat } = { floor: '12', flat: 'B' }) {
      await page.getByRole('textbox', { name: say.floor }).fill(floor)
      await page.getByRole('textbox', { name: say.flat }).fill(flat)
    },

    /** Fills in an address that is to be kept: the door, and whom the rider meets there. */
    async sayAddress({ floor, flat } = { floor: '12', flat: 'B' }) {
      await this.sayDoor({ floor, flat })
      await page.getByRole('combobox', { name: say.titleField }).selectOption({ label: say.ms })
      await page.getByRole('textbox', { name: say.contactName }).fill('Kitty Chan')
      await page.getByRole('textbox', { name: say.mobile }).fill('6123 4567')
    },

    /** Finds the shop by its name, and goes to its menu. */
    async orderAt(shop: Named) {
      await page.getByRole('link', { name: say.start }).tap()
      await page.getByRole('searchbox', { name: say.searchShop }).fill(shop[language])
      const pick = page.getByRole('button', { name: shop[language], exact: true })
      await pick.tap()
      // Until the list is filtered every card has such a button.
      await page.getByRole('article').filter({ has: pick }).getByRole('button', { name: say.orderHere }).tap()
    },

    /** So many of a dish that asks nothing, straight from the menu. */
    async addSome(named: Named, count: number) {
      await this.addAtOnce(named)
      for (let already = 1; already < count; already++) {
        await page
          .getByRole('button', { name: say.addMore(dish(named), already) })
          .first()
          .tap()
      }
    },

    /** A dish that asks nothing, straight from the menu. */
    async addAtOnce(named: Named) {
      await menuHead(page, say.menu)
      await tapWhereItStays(page.getByRole('button', { name: say.add(dish(named)), exact: true }).first())
    },

    /** Opens a dish of the menu. */
    openDish: (named: Named) => tapWhereItStays(page.getByRole('link', { name: dish(named), exact: true }).first()),

    /** A dish from the menu, with an answer to each thing it asks. */
    async add(named: Named, answers: readonly Named[]) {
      await menuHead(page, say.menu)
      await this.openDish(named)
      for (const answer of answers) await page.getByRole('radio', { name: new RegExp(`^${answer[language]}`) }).check()
      await page.getByRole('button', { name: say.addToCart }).tap()
    },

    /** A set meal from the menu, with a dish for each of its groups. */
    async addSet(named: Named, picks: readonly Named[]) {
      await menuHead(page, say.menu)
      await this.openDish(named)
      for (const pick of picks) await page.getByRole('button', { name: say.pick(dish(pick)) }).tap()
      await page.getByRole('button', { name: say.addToCart }).tap()
    },

    cartBar: () => page.getByRole('button', { name: say.cartBar }),
    cart: () => page.getByRole('dialog', { name: say.cart }),

    async checkOut() {
      await page.getByRole('button', { name: say.cartBar }).tap()
      await page.getByRole('dialog', { name: say.cart }).getByRole('link', { name: say.checkOut }).tap()
      await expect(page.getByRole('heading', { level: 1, name: say.confirmOrder })).toBeVisible()
    },

    /** The fields of who takes the order; unfolded, where that is known or nobody need say it. */
    async openWho() {
      await unfold(page.getByRole('button', { name: say.guestLine }), page.getByRole('textbox', { name: say.name, exact: true }))
    },

    async sayWho({ name, phone } = { name: 'Kitty Chan', phone: '6123 4567' }) {
      await this.openWho()
      await page.getByRole('textbox', { name: say.name, exact: true }).fill(name)
      await page.getByRole('textbox', { name: say.phone, exact: true }).fill(phone)
    },

    placeButton: () => page.getByRole('button', { name: say.placeOrder }),

    /** One tap from being ordered: the price is there, and nothing is waited for. */
    async expectReady() {
      const button = page.getByRole('button', { name: say.placeOrder })
      await expect(button).toContainText('$')
      await expect(button).toBeEnabled()
      await expect(button).not.toHaveAttribute('aria-busy')
    },

    /** Places the order; gives its id. */
    async place(): Promise<string> {
      await page.getByRole('button', { name: say.placeOrder }).tap()
      await expect(page.getByRole('heading', { level: 1, name: say.placed })).toBeVisible()
      const orderId = /\/orderDetail\/([^?]+)/.exec(page.url())?.[1]
      if (!orderId) throw new Error(`no order in ${page.url()}`)
      return orderId
    },

    /** Looks on while the shop's till takes the order on, step by step: what is said at each. */
    async follow({ storeId, orderId }: { storeId: string; orderId: string }, steps: readonly (keyof typeof stepsOfTill)[]) {
      await page.getByRole('button', { name: say.track }).tap()
      for (const step of steps) {
        await move(storeId, orderId, stepsOfTill[step])
        await expect(page.getByText(say.says[step]).first()).toBeVisible()
      }
    },
  }
}

/** By which states of the wire a till takes an order from the step before to this one. */
const stepsOfTill = { preparing: [10, 12], ready: [18], collected: [100], delivering: [21, 14], delivered: [100] } satisfies Record<
  string,
  Code[]
>

const menuHead = (page: Page, title: string): Promise<void> => expect(page.getByRole('heading', { level: 1, name: title })).toBeAttached()

/** The amount that stands beside a word in a list of amounts; a term and its description have no role to find them by. */
export const amountOf = (page: Page, label: string): Locator =>
  page
    .locator('dl > div')
    .filter({ has: page.locator('dt', { hasText: new RegExp(`^${label}$`) }) })
    .locator('dd')

/**
 * Taps what a jump brings into view once it stands still. The menu lays out what is far away only when it comes near, at a height that was guessed until then: a frame later
 * something else is where it was, and no thumb is as quick as a tap that comes between.
 */
async function tapWhereItStays(what: Locator): Promise<void> {
  await what.scrollIntoViewIfNeeded()
  await what.tap()
}
