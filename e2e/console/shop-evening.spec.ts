import { orderStatuses } from '@harbour/rules'
import { wholeLaneOnly } from '../lane.ts'
import { largePizza } from '../support/cart-lines.ts'
import { dishes, type Shop } from '../support/chain.ts'
import { counterOf, type Counter } from '../support/counter.ts'
import { guestOf, type Guest } from '../support/guest.ts'
import { givePrinter, newRider, ordersAt, watchPrinting } from '../support/outside/shop-people.ts'
import { move } from '../support/outside/till.ts'
import { payerOf } from '../support/payer.ts'
import { openTablet } from '../support/tablet.ts'
import { counterWords, shopStateWords } from '../support/words/counter-words.ts'
import { cancelledWords } from '../support/words/tablet-words.ts'
import { trackerWords } from '../support/words/tracker-words.ts'
import { expect, test } from '../support/worlds/test.ts'

// A shop of this test alone: its tablet would ring for others' orders.
const shop: Shop = { storeId: '3111', tc: '香港仔中心店', en: 'Aberdeen Centre' }
const rider = 'Siu Ming'
const fries = { shop, cart: [{ dish: dishes.fries }] }

/** A part of the evening: the guest's phone beside the tablet. */
type Scene = (guest: Guest, counter: Counter) => Promise<void>

const reads = (guest: Guest, words: string | RegExp) => expect(guest.page.getByText(words).first()).toBeVisible()
const readsWhy = (guest: Guest, reason: keyof (typeof cancelledWords)['en']) => reads(guest, cancelledWords[guest.language][reason])

const scenes: Record<string, Scene> = {
  'a delivery waits for its guest, is made, goes out with a rider, and is paid at the door': async (guest, counter) => {
    await guest.atOrder({ way: 'delivery', shop, cart: [largePizza] })
    await counter.accept()
    await reads(guest, guest.say.says.accepted)
    await counter.open('making')
    await counter.press(counter.say().hold)
    await counter.press(counter.say().callGuest)
    await expect(counter.page.getByText(counter.say().held)).toBeVisible()
    await counter.press(counter.say().release)
    await expect(counter.page.getByText(counter.say().held)).toBeHidden()
    await counter.goTo('orders')
    await counter.made()
    await reads(guest, guest.say.says.made)
    await counter.press(rider, counter.column('ready'))
    await counter.press(counter.say().handTo(rider))
    await reads(guest, guest.say.says.delivering)
    await counter.press(counter.say().otherwise, counter.column('out'))
    await counter.press(counter.say().deliveredCash)
    await reads(guest, guest.say.says.delivered)
  },

  'a takeaway is ready, goes back to the kitchen, is ready again, and is collected for cash': async (guest, counter) => {
    await guest.atOrder(fries)
    await counter.accept()
    await counter.made()
    // It can be taken back for some seconds alone.
    await counter.takeBack()
    await reads(guest, guest.say.says.preparing)
    await counter.made()
    await reads(guest, guest.say.says.ready)
    await counter.press(counter.say().collectCash, counter.column('ready'))
    await reads(guest, guest.say.says.collected)
  },

  'a table’s order is made line by line in the kitchen, and its guest pays a dollar less': async (guest, counter) => {
    await guest.atOrder({ ...fries, way: 'dineIn' })
    await counter.accept()
    await counter.makeInKitchen([dishes.fries[counter.language()]])
    await expect(counter.column('ready').getByRole('article')).toBeVisible()
    const [order] = await ordersAt(counter.shop)
    await counter.takeShort('ready', String(((order?.toCollect ?? 0) - 100) / 100))
    await expect.poll(() => ordersAt(counter.shop)).toEqual([])
  },

  'an order too many is rejected': async (guest, counter) => {
    await guest.atOrder(fries)
    await counter.rejectAsBusy()
    await readsWhy(guest, 'tooBusy')
  },

  'an order is taken back by its guest before anybody answers': async (guest, counter) => {
    await guest.atOrder(fries)
    await expect(counter.alarm).toBeVisible()
    const cancel = trackerWords[guest.language].cancel
    await guest.page.getByRole('button', { name: cancel }).tap()
    await guest.page.getByRole('alertdialog').getByRole('button', { name: cancel }).tap()
    await readsWhy(guest, 'guest')
    await expect(counter.alarm).toBeHidden()
  },

  'an accepted order cannot be made after all': async (guest, counter) => {
    await guest.atOrder(fries)
    await counter.accept()
    await counter.open('making')
    await counter.press(counter.say().cancel)
    await counter.press(counter.say().reasons.soldOut)
    await readsWhy(guest, 'soldOut')
    await counter.goTo('orders')
  },

  'nobody takes a delivery at the door': async (guest, counter) => {
    await guest.atOrder({ way: 'delivery', shop, cart: [largePizza] })
    await counter.accept()
    await counter.made()
    await counter.press(rider, counter.column('ready'))
    await counter.press(counter.say().handTo(rider))
    await reads(guest, guest.say.says.delivering)
    await counter.notTaken('out', 'refusedAtDoor')
    await readsWhy(guest, 'refusedAtDoor')
  },

  'whoever comes for beer cannot show their age': async (guest, counter) => {
    await guest.atOrder({ shop, cart: [dishes.paleAle] })
    await counter.accept()
    await counter.made()
    await reads(guest, guest.say.says.ready)
    await expect(counter.column('ready').getByText(counter.say().age)).toBeVisible()
    await counter.notTaken('ready', 'ageNotShown')
    await readsWhy(guest, 'ageNotShown')
  },

  'a dish of an order paid by card was missing': async (guest, counter) => {
    const payer = payerOf(guest)
    await payer.fillCart(shop)
    await payer.toProvider('card')
    await payer.useCard('good')
    await payer.expectPlaced()
    await counter.accept()
    await counter.open('making')
    await counter.page.getByRole('checkbox').first().click()
    await counter.press(counter.say().missing)
    await counter.pin()
    await expect(counter.page.getByText(counter.say().refundDone).first()).toBeVisible()
    await counter.goTo('orders')
    await counter.made()
    await counter.press(counter.say().collected, counter.column('ready'))
    await guest.page.getByRole('button', { name: guest.say.track }).tap()
    await reads(guest, guest.say.says.collected)
    await reads(guest, trackerWords[guest.language].refundLine)
  },

  'a step that was taken without a network is refused once there is one: the order has ended meanwhile': async (guest, counter) => {
    const orderId = await guest.atOrder(fries)
    await counter.accept()
    await reads(guest, guest.say.says.accepted)
    await counter.page.context().setOffline(true)
    await counter.made()
    await move(shop.storeId, orderId, [orderStatuses.cancelled], { reason: 'soldOut' })
    await readsWhy(guest, 'soldOut')
    await counter.page.context().setOffline(false)
    // Making it, and having made it, are two steps.
    const refused = counter.page.getByRole('alert').filter({ hasText: counter.say().stepRefused })
    await expect(refused).toHaveCount(2)
    for (const left of [1, 0]) {
      await counter.press(counter.say().seen, refused.first())
      await expect(refused).toHaveCount(left)
    }
    await expect(counter.page.getByRole('article')).toHaveCount(0)
  },

  'a dish runs out, the shop is busy, and it pauses': async (guest, counter) => {
    const words = shopStateWords[guest.language]
    await guest.atMenu({ shop })
    const add = guest.page.getByRole('button', { name: guest.say.add(dishes.tiramisu[guest.language]) }).first()
    await expect(add).toBeVisible()
    await counter.goTo('supply')
    await counter.page.getByRole('textbox', { name: counter.say().search }).fill(dishes.tiramisu[counter.language()])
    const onSale = counter.page.getByRole('switch', { name: dishes.tiramisu[counter.language()] })
    await onSale.click()
    await expect(add).toBeHidden()
    await onSale.click()
    await expect(add).toBeVisible()
    await counter.goTo('state')
    await counter.press('+20')
    await reads(guest, words.busy)
    await counter.pause()
    await reads(guest, words.paused)
    await counter.page.getByRole('button', { name: counter.say().resume }).first().click()
    await expect(guest.page.getByText(words.paused)).toBeHidden()
    await counter.press(counter.say().normal)
    await counter.goTo('orders')
  },
}

test(
  '[1.20] [1.21] [4.42] [5.13] [8.14] an evening of a shop: each state and refusal of its orders beside their guests’ phones, the languages taking turns',
  wholeLaneOnly,
  async ({ page, browser, troubles }) => {
    troubles.expect(/ERR_INTERNET_DISCONNECTED/)
    await givePrinter(shop.storeId)
    await newRider(shop.storeId, rider)
    const printing = await watchPrinting(shop.storeId)
    const tablet = await openTablet(browser, shop.storeId, 'tc')
    await tablet.signIn()
    const counter = counterOf(tablet, 'tc')
    for (const [at, [name, play]] of Object.entries(scenes).entries())
      await test.step(name, async () => {
        const guests = at % 2 === 0 ? 'en' : 'tc'
        await counter.speak(guests === 'en' ? 'tc' : 'en')
        await play(guestOf(page, guests), counter)
      })
    await test.step('the drawer holds what it should, and the day is closed and printed', async () => {
      await counter.goTo('dayEnd')
      const expected = tablet.page.locator('dt', { hasText: counterWords[counter.language()].expected }).locator('+ dd')
      const sum = ((await expected.textContent()) ?? '').replaceAll(/[^\d.]/g, '')
      await tablet.page.getByRole('textbox', { name: counter.say().coins }).fill(sum)
      await counter.closeDay()
      await expect(tablet.page.getByText(counter.say().dayClosed)).toBeVisible()
      await counter.press(counter.say().printDay)
      await expect
        .poll(async () => (await printing.look()).filter(({ state }) => state === 'printed').map(({ kind }) => kind))
        .toContain('dayEnd')
    })
    await tablet.close()
  },
)
