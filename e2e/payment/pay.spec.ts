import { wholeLaneOnly } from '../lane.ts'
import { expectWellMade } from '../support/barriers.ts'
import { dishes, shops } from '../support/chain.ts'
import { guestOf } from '../support/guest.ts'
import { payerOf } from '../support/payer.ts'
import { expect, test } from '../support/worlds/test.ts'
import { languages } from '../support/words/words.ts'

for (const language of languages) {
  test(`[1.20] [2.29] a card pays an order, which is then placed, with no way back to its page (${language})`, async ({
    page,
    baseURL,
  }) => {
    const guest = guestOf(page, language)
    const payer = payerOf(guest)
    await guest.open('takeaway')
    await guest.orderAt(shops.mongKok)
    await guest.addAtOnce(dishes.chicken)
    await guest.checkOut()
    await payer.choose('card')
    await expect(page.getByRole('button', { name: payer.say.byCard })).toContainText('$')
    await expectWellMade(page, 'confirmation with every way to pay')
    await payer.toProvider('card')
    await payer.useCard('good')
    await payer.expectPlaced()
    await expect(page.getByText(payer.say.card)).toBeVisible()
    await page.getByRole('button', { name: guest.say.track }).tap()
    await expect(page.getByText(payer.say.pending)).toBeHidden()
    // No step back leads to where it was paid.
    for (let steps = 0; steps < 2; steps++) {
      await page.goBack()
      await expect(page).toHaveURL((url) => url.origin === baseURL)
    }
  })

  test(`[1.20] what the bank declines is paid another way, and nothing twice (${language})`, wholeLaneOnly, async ({ page }) => {
    const guest = guestOf(page, language)
    const payer = payerOf(guest)
    const { say } = payer
    await payer.fillCart(shops.olympian)
    await payer.toProvider()
    await payer.useCard('declined')
    await expect(payer.heading(say.failed)).toBeVisible()
    await expect(page.getByText(say.kept)).toBeVisible()
    await expect(page.getByRole('radio', { name: new RegExp(`${say.card}.*${say.declined}`) })).toBeDisabled()
    await expect(page.getByRole('button', { name: say.byOctopus })).toBeVisible()
    await expectWellMade(page, 'payment failed')
    await expect.poll(payer.inCart).toBe(1)
    await payer.choose('alipay')
    await page.getByRole('button', { name: say.byAlipay }).tap()
    await payer.atProvider()
    await payer.approve()
    await payer.expectPlaced()
    await payer.expectOrders(1)
  })

  test(`[1.20] the same card may be tried again, and its bank asks who it is (${language})`, wholeLaneOnly, async ({ page }) => {
    const guest = guestOf(page, language)
    const payer = payerOf(guest)
    const { say } = payer
    await payer.fillCart(shops.festivalWalk)
    await payer.toProvider()
    await payer.useCard('asks')
    await expect(page.getByRole('heading', { name: say.challenge })).toBeVisible()
    await page.getByRole('button', { name: say.itIsNot }).tap()
    await expect(payer.heading(say.failed)).toBeVisible()
    await expect(page.getByText(say.notConfirmed, { exact: true })).toBeVisible()
    await page.getByRole('button', { name: say.sameCard }).tap()
    await payer.atProvider()
    await payer.useCard('asks')
    await page.getByRole('button', { name: say.itIsMe }).tap()
    await payer.expectPlaced()
  })

  test(
    `[1.20] another card pays after one was declined, and who used no coupon hears of none (${language})`,
    wholeLaneOnly,
    async ({ page }) => {
      const guest = guestOf(page, language)
      const payer = payerOf(guest)
      const { say } = payer
      await guest.open('takeaway')
      await guest.orderAt(shops.mongKok)
      await guest.addAtOnce(dishes.chicken)
      await guest.checkOut()
      await expect(page.getByText(new RegExp(say.coupon, 'i'))).toHaveCount(0)
      await payer.toProvider('card')
      await payer.useCard('declined')
      await expect(payer.heading(say.failed)).toBeVisible()
      await expect(page.getByText(say.savingsKept)).toHaveCount(0)
      await page.getByRole('button', { name: say.useOtherCard }).tap()
      await payer.atProvider()
      await payer.useCard('good')
      await payer.expectPlaced()
      await payer.expectOrders(1)
    },
  )

  test(`[1.20] Octopus pays an order, and cash one that a card did not (${language})`, wholeLaneOnly, async ({ page }) => {
    const guest = guestOf(page, language)
    const payer = payerOf(guest)
    const { say } = payer
    await payer.fillCart(shops.elements)
    await payer.toProvider('octopus')
    await payer.approve()
    await payer.expectPlaced()
    await payer.fillAgain()
    await payer.toProvider('card')
    await payer.useCard('declined')
    await expect(payer.heading(say.failed)).toBeVisible()
    await payer.choose('cash')
    await page.getByRole('button', { name: say.byCash }).tap()
    await payer.expectPlaced()
    await expect(page.getByText(say.cash)).toBeVisible()
  })

  test(
    `[4.42] who gives up finds the order pending everywhere, and takes it back with the cart as it was (${language})`,
    wholeLaneOnly,
    async ({ page }) => {
      const guest = guestOf(page, language)
      const payer = payerOf(guest)
      const { say } = payer
      await payer.fillCart(shops.whampoa)
      await payer.toProvider()
      await page.getByRole('button', { name: say.giveUp }).tap()
      await expect(payer.heading(say.left)).toBeVisible()
      await page.goto('/home')
      const card = page.getByRole('region', { name: new RegExp(say.pending) })
      await expect(card.getByText(say.timeLeft)).toBeVisible()
      await expect(card.getByRole('link', { name: say.payNow })).toBeVisible()
      await expectWellMade(page, 'home with an order to pay')
      await page.goto('/mine')
      const row = page.getByRole('article')
      await expect(row.getByText(say.timeLeft)).toBeVisible()
      await row.getByRole('link', { name: say.payNow }).tap()
      await expect(payer.heading(say.left)).toBeVisible()
      await page.getByRole('link', { name: say.seeOrder }).tap()
      await expect(page.getByText(say.timeLeft)).toBeVisible()
      await expectWellMade(page, 'an order that waits for its money')
      await page.getByRole('button', { name: say.cancel, exact: true }).tap()
      await page.getByRole('alertdialog').getByRole('button', { name: say.cancel, exact: true }).tap()
      await expect(page.getByText(say.cancelled, { exact: true }).first()).toBeVisible()
      await expect.poll(payer.inCart).toBe(1)
      await page.goto('/confirmorder/1')
      await expect(guest.placeButton()).toContainText('$')
    },
  )

  test(
    `[1.20] back from the provider, after a reload and in another tab it is the same payment (${language})`,
    wholeLaneOnly,
    async ({ page, context }) => {
      const guest = guestOf(page, language)
      const payer = payerOf(guest)
      const { say } = payer
      await payer.fillCart(shops.lamTin)
      const there = await payer.toProvider()
      await page.goBack()
      await expect(payer.heading(say.waiting)).toBeVisible()
      await expectWellMade(page, 'waiting for a payment')
      await page.reload()
      await expect(payer.heading(say.waiting)).toBeVisible()
      await page.goto(`${page.url()}&payment=seen`)
      await expect(payer.heading(say.confirming)).toBeVisible()
      await expectWellMade(page, 'confirming a payment')
      await page.getByRole('button', { name: say.otherWay }).tap()
      await page.getByRole('button', { name: say.byCard }).tap()
      expect(await payer.atProvider()).toBe(there)
      const second = await context.newPage()
      await second.goto('/confirmorder/1')
      await expect(second.getByRole('heading', { name: say.orderWaits })).toBeVisible()
      await expectWellMade(second, 'a cart that is an order already')
      await second.getByRole('link', { name: say.payNow }).tap()
      await expect(second.getByRole('heading', { level: 1, name: say.waiting })).toBeVisible()
      await payer.useCard('good')
      await payer.expectPlaced()
      // The other tab hears of it by itself.
      await expect(second.getByRole('heading', { level: 1, name: guest.say.placed })).toBeVisible()
      await page.goBack()
      await payer.expectOrders(1)
    },
  )

  test(`[1.20] a cart that waits for its money is taken back and ordered anew (${language})`, wholeLaneOnly, async ({ page }) => {
    const guest = guestOf(page, language)
    const payer = payerOf(guest)
    const { say } = payer
    await payer.fillCart(shops.diamondHill)
    await payer.toProvider()
    await page.goto('/confirmorder/1')
    await page.getByRole('button', { name: say.takeBack }).tap()
    await payer.choose('cash')
    await page.getByRole('button', { name: say.byCash }).tap()
    await payer.expectPlaced()
    await payer.expectOrders(2)
    await expect(page.getByRole('article').getByText(say.cancelled, { exact: true })).toHaveCount(1)
  })

  test(`[1.20] MPay pays in Macau, where Octopus does not (${language})`, wholeLaneOnly, async ({ page, baseURL }) => {
    await page.context().addCookies([{ name: 'brand', value: '42', url: baseURL ?? '' }])
    const guest = guestOf(page, language)
    const payer = payerOf(guest)
    await payer.fillCart(shops.senado)
    await expect(page.getByRole('radio', { name: payer.say.mpay })).toBeVisible()
    await expect(page.getByRole('radio', { name: payer.say.octopus })).toHaveCount(0)
    await payer.toProvider('mpay')
    await payer.approve()
    await payer.expectPlaced()
  })
}
