import { orderStatuses } from '@harbour/rules'
import type { Locator, Page } from '@playwright/test'
import { wholeLaneOnly } from '../lane.ts'
import { expectWellMade } from '../support/barriers.ts'
import { largePizza } from '../support/cart-lines.ts'
import { dishes, shops } from '../support/chain.ts'
import { guestOf, type Guest } from '../support/guest.ts'
import { notifyWords } from '../support/words/notify-words.ts'
import { payerOf } from '../support/payer.ts'
import { expect, test } from '../support/worlds/test.ts'
import { move, ride } from '../support/outside/till.ts'
import { trackerWords } from '../support/words/tracker-words.ts'
import { languages } from '../support/words/words.ts'

const shop = shops.taikooShing
const rider = { name: 'Fai Lee', phone: '61230141', vehicle: 'motorbike' } as const

for (const language of languages) {
  const say = trackerWords[language]

  test(`[1.21] [4.42] the rider is seen on the map and in words, and moves (${language})`, async ({ page }) => {
    const guest = guestOf(page, language)
    const orderId = await orderDelivery(guest)
    await expect(page.getByText(say.onTime)).toBeVisible()
    await move(shop.storeId, orderId, [10, 12, 21, 14])
    // The kitchen has sent a rider of its own.
    const row = page.getByRole('region', { name: say.rider, exact: true })
    await expect(row).toBeVisible()
    // That one says now and then where it is, too: ours says so again until it is seen.
    await expect(async () => {
      await ride(shop.storeId, { orderId, rider, lat: 22.286, lng: 114.2175 })
      await expect(row).toContainText(rider.name, { timeout: 5000 })
      await expect(row.getByRole('link', { name: say.callRider })).toHaveAttribute('href', 'tel:+85261230141', { timeout: 5000 })
      await expect(row.getByRole('link', { name: say.textRider })).toHaveAttribute('href', 'sms:+85261230141', { timeout: 5000 })
    }).toPass()
    await expect(page.getByRole('application', { name: say.map })).toBeVisible()
    const mark = page.locator('.mmark__box--rider')
    await expect(mark).toBeInViewport()
    const [far, before] = [await row.textContent(), await mark.boundingBox()]
    await ride(shop.storeId, { orderId, rider, lat: 22.2858, lng: 114.2195 })
    await expect(row).not.toHaveText(far ?? '')
    await expect.poll(async () => (await mark.boundingBox())?.x).not.toBe(before?.x)
    await expectWellMade(page, `the tracker with a rider (${language})`)
    await move(shop.storeId, orderId, [100])
    await expect(page.getByText(guest.say.says.delivered).first()).toBeVisible()
    await expect(row).toBeHidden()
  })

  test(`[1.21] a rider who is seen while the order is being read stays seen (${language})`, wholeLaneOnly, async ({ page }) => {
    const guest = guestOf(page, language)
    const orderId = await orderDelivery(guest)
    await expect(page.getByText(say.onTime)).toBeVisible()
    await move(shop.storeId, orderId, [10, 12])
    await expect(page.getByText(guest.say.says.preparing).first()).toBeVisible()
    const row = page.getByRole('region', { name: say.rider, exact: true })
    // What is known of the order before its rider was seen arrives after they were.
    const { promise: answered, resolve: hasAnswered } = Promise.withResolvers<void>()
    await page.route(/_name=candao.orderOwn.getOrderDetail/, async (route) => {
      const response = await route.fetch()
      const { data, ...rest } = (await response.json()) as { data: { status: number } } // the envelope of every answer
      await expect(row).toBeVisible()
      await route.fulfill({ response, json: { ...rest, data: { ...data, rider: null } } })
      if (data.status === orderStatuses.delivering) hasAnswered()
    })
    await move(shop.storeId, orderId, [21, 14])
    await answered
    await expect(page.getByRole('heading', { level: 1, name: guest.say.says.delivering })).toBeVisible()
    await expect(row).toBeVisible()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })

  test(`[1.21] home and the list promise in the tracker’s own words (${language})`, wholeLaneOnly, async ({ page }) => {
    const guest = guestOf(page, language)
    await orderDelivery(guest)
    await expect(page.locator('.eta')).toHaveText(/^\d\d:\d\d–\d\d:\d\d$/)
    const promise = (await page.locator('.eta').textContent()) ?? ''
    await page.goto('/home')
    await expect(page.locator('.live__eta')).toContainText(promise)
    await page.goto('/mine')
    await expect(page.getByRole('article').getByText(say.arrives)).toContainText(promise)
  })

  test(`[1.21] the time follows the rider, on home and in the list as well (${language})`, wholeLaneOnly, async ({ page }) => {
    const guest = guestOf(page, language)
    const orderId = await orderDelivery(guest)
    await expect(page.getByText(say.onTime)).toBeVisible()
    await expect(page.getByRole('main')).toContainText(/\d\d:\d\d–\d\d:\d\d/)
    const promised = await rangeOn(page)
    await move(shop.storeId, orderId, [10, 12, 21, 14])
    const row = page.getByRole('region', { name: say.rider, exact: true })
    await expect(row).toBeVisible()
    // The kitchen's own rider says now and then where it is, too: ours says so again before each look.
    const atTheDoor = () => ride(shop.storeId, { orderId, rider, lat: 22.28545, lng: 114.21865 })
    await expect(async () => {
      await atTheDoor()
      await expect(row).toContainText(rider.name, { timeout: 5000 })
      // Within five minutes, while the shop had promised half an hour.
      expect((await rangeOn(page)).to).toBeLessThanOrEqual(promised.from - 10)
    }).toPass()
    await atTheDoor()
    await page.goto('/home')
    await expect(page.getByRole('link').filter({ hasText: say.onItsWay })).toBeVisible()
    const dueAt = async (card: Locator) => {
      await atTheDoor()
      return minutesOf(/\d\d:\d\d/.exec((await card.textContent()) ?? '')?.[0] ?? '99:99')
    }
    await expect.poll(() => dueAt(page.locator('.live__eta'))).toBeLessThan(promised.from)
    await atTheDoor()
    await page.goto('/mine')
    await expect.poll(() => dueAt(page.getByRole('article').getByText(say.arrives))).toBeLessThan(promised.from)
  })

  test(
    `[9.12] [1.21] a locker is told with its number, its code and what is left of 15 minutes (${language})`,
    wholeLaneOnly,
    async ({ page }) => {
      const guest = guestOf(page, language)
      const orderId = await orderTakeaway(guest)
      await move(shop.storeId, orderId, [10, 12, 18], { locker: { no: '07', code: '4816' } })
      await expect(page.getByRole('heading', { name: say.locker })).toBeVisible()
      await expect(page.getByText(say.lockerLeft)).toBeVisible()
      await expectWellMade(page, `the tracker with a locker (${language})`)
      await move(shop.storeId, orderId, [100])
      await expect(page.getByRole('heading', { name: say.locker })).toBeHidden()
    },
  )

  test(`[1.21] a step whose reading was lost is read again within seconds (${language})`, wholeLaneOnly, async ({ page, troubles }) => {
    troubles.expect(/ERR_FAILED/)
    const guest = guestOf(page, language)
    const orderId = await orderTakeaway(guest)
    await expect(page.getByText(say.onTime)).toBeVisible()
    let lost = 0
    await page.route(/_name=candao.orderOwn.getOrderDetail/, async (route) => {
      lost++
      await route.abort()
    })
    await move(shop.storeId, orderId, [10, 12])
    await expect.poll(() => lost).toBeGreaterThanOrEqual(2)
    await page.unrouteAll({ behavior: 'wait' })
    // Of itself an open stream would have it read again after half a minute.
    await expect(page.getByText(guest.say.says.preparing).first()).toBeVisible({ timeout: 15_000 })
  })

  test(`[1.21] [8.4] an order that cannot be read at first is read once it can be, without a tap (${language})`, async ({
    page,
    troubles,
  }) => {
    troubles.expect(/ERR_FAILED/)
    const guest = guestOf(page, language)
    const order = /_name=candao.orderOwn.getOrderDetail/
    await page.route(order, (route) => route.abort())
    await orderTakeaway(guest)
    await expect(page.getByRole('heading', { name: say.unread })).toBeVisible()
    await page.unroute(order)
    await expect(page.getByText(say.onTime)).toBeVisible()
  })

  test(
    `[2.29] who waits for their order is shown the way to the game, and nobody once it is over (${language})`,
    wholeLaneOnly,
    async ({ page }) => {
      const guest = guestOf(page, language)
      const orderId = await orderTakeaway(guest)
      const game = page.getByRole('link', { name: notifyWords[language].game })
      await expectWellMade(page, `the tracker with the game (${language})`)
      await game.tap()
      await expect(page.getByRole('heading', { level: 1, name: notifyWords[language].game })).toBeVisible()
      await page.goBack()
      await expect(game).toBeVisible()
      await move(shop.storeId, orderId, [10, 12, 18, 100])
      await expect(page.getByText(guest.say.says.collected).first()).toBeVisible()
      await expect(game).toBeHidden()
    },
  )

  test(
    `[4.42] money that comes back is told in the words of its state, with how much and why (${language})`,
    wholeLaneOnly,
    async ({ page }) => {
      const guest = guestOf(page, language)
      const payer = payerOf(guest)
      await payer.fillCart(shop)
      await payer.toProvider('card')
      await payer.useCard('good')
      await payer.expectPlaced()
      await page.getByRole('button', { name: guest.say.track }).tap()
      const orderId = orderOn(page)
      await move(shop.storeId, orderId, [-1], { reason: 'tooBusy' })
      await expect(page.getByText(say.tooBusy, { exact: true })).toBeVisible()
      await expect(page.getByText(say.refundLine).first()).toBeVisible()
      await expect(page.getByText(say.refundState).first()).toBeVisible()
      await expectWellMade(page, `the tracker of a refund (${language})`)
      await page.goto(`/mine?lang=${language}`)
      await expect(page.getByRole('article')).toContainText(say.refundState)
      await expect(page.getByRole('article')).toContainText(say.toCard)
    },
  )

  test(
    `[4.42] an order that the shop cancels before it was paid says why, and that nothing was charged (${language})`,
    wholeLaneOnly,
    async ({ page }) => {
      const guest = guestOf(page, language)
      const orderId = await orderTakeaway(guest)
      await move(shop.storeId, orderId, [-1], { reason: 'tooBusy' })
      await expect(page.getByText(say.notCharged)).toBeVisible()
      await expect(page.getByRole('link', { name: say.receipt })).toBeHidden()
      await page.goto(`/mine?lang=${language}`)
      await expect(page.getByRole('article')).toContainText(say.notCharged)
    },
  )

  test(
    `[1.21] home names an order that is ready by its number, and tells no time any more (${language})`,
    wholeLaneOnly,
    async ({ page }) => {
      const guest = guestOf(page, language)
      const orderId = await orderTakeaway(guest)
      await move(shop.storeId, orderId, [10, 12, 18])
      await expect(page.getByText(guest.say.says.ready).first()).toBeVisible()
      await page.goto('/home')
      const card = page.getByRole('link').filter({ hasText: say.readyAtHome })
      await expect(card).toContainText(/[A-Z]\d{3}/)
      await expect(card).not.toContainText(/\d\d:\d\d/)
    },
  )

  test(`[1.21] a receipt has what was bought and how it was paid, and nobody’s name or phone (${language})`, async ({ page }) => {
    const guest = guestOf(page, language)
    const orderId = await orderDelivery(guest)
    await page.getByRole('link', { name: say.receipt }).tap()
    await expect(page.getByRole('heading', { level: 1, name: say.receipt })).toBeVisible()
    const paper = page.getByRole('main').getByRole('article')
    await expect(paper).toContainText(shop[language])
    await expect(paper).toContainText(dishes.pepperoni[language])
    await expect(paper).toContainText(say.totalCash)
    await expect(paper).not.toContainText('Kitty')
    await expect(paper).not.toContainText('6123')
    await expect(paper).not.toContainText(/12B|12 ?樓|12\/F/)
    await expectWellMade(page, `the receipt (${language})`)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('button', { name: say.print })).toBeHidden()
    await expect(page.getByRole('banner').first()).toBeHidden()
    await expect(paper).toBeVisible()
    await page.emulateMedia({ media: null })
    await page.getByRole('button', { name: guest.say.back }).tap()
    await expect(page).toHaveURL(new RegExp(`/orderDetail/${orderId}`))
    await expect(page.getByRole('link', { name: say.receipt })).toBeVisible()
  })
}

/** The range of time on the screen, in minutes of the day. */
async function rangeOn(page: Page): Promise<{ from: number; to: number }> {
  const [, from = '', to = ''] = /(\d\d:\d\d)–(\d\d:\d\d)/.exec((await page.getByRole('main').textContent()) ?? '') ?? []
  return { from: minutesOf(from), to: minutesOf(to) }
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

const orderDelivery = (guest: Guest) => guest.atOrder({ way: 'delivery', cart: [largePizza] })
const orderTakeaway = (guest: Guest) => guest.atOrder({ shop, cart: [dishes.chicken] })

const orderOn = (page: Page): string => /\/orderDetail\/([^?]+)/.exec(page.url())?.[1] ?? ''
