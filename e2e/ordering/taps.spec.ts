import { appendFile } from 'node:fs/promises'
import { wholeLaneOnly } from '../lane.ts'
import { largePizza } from '../support/cart-lines.ts'
import { dishes, nganPakMansion, options, shops } from '../support/chain.ts'
import { guestOf } from '../support/guest.ts'
import { orderFrom } from '../support/outside/api-orders.ts'
import { move } from '../support/outside/till.ts'
import { createThumb, type Thumb } from '../support/thumb.ts'
import { payWords } from '../support/words/pay-words.ts'
import { inBoth } from '../support/words/texts.ts'
import { languages } from '../support/words/words.ts'
import { expect, test } from '../support/worlds/test.ts'

const halfAndHalf = { dish: dishes.halfHalf, answers: [dishes.pepperoni, dishes.hawaiian, options.nineInch, options.classicCrust] }
const setForTwo = {
  dish: dishes.setForTwo,
  answers: [dishes.pepperoni, dishes.signatureChicken, dishes.honeyGarlicWings, dishes.fries, dishes.lemonTea, dishes.milkTea],
}
/** The most taps of each journey, the fields that are filled in among them. */
const most = { delivery: 17, takeaway: 6, again: 3 }

const says = inBoth(({ t }) => ({
  left: t('food_left'),
  right: t('food_right'),
  again: t('home_again_take'),
  change: t('pay_note_cash_delivery'),
}))

for (const language of languages) {
  const said = says[language]
  const pay = payWords[language]

  test(
    `[1.15] [4.42] a new guest’s delivery of a half-and-half and a set for two takes few taps (${language})`,
    wholeLaneOnly,
    async ({ page }) => {
      const guest = guestOf(page, language)
      const { say } = guest
      const thumb = createThumb()
      await page.goto(`/home?lang=${language}`)
      await expect(page.getByRole('radio', { name: say.ways.delivery })).toBeChecked()
      await thumb.tap(page.getByRole('link', { name: say.start }))
      await thumb.fill(page.getByRole('searchbox', { name: say.searchPlace }), nganPakMansion.typed[language])
      const places = page.getByRole('list', { name: say.foundPlaces })
      await thumb.tap(places.getByRole('button', { name: nganPakMansion.building[language] }))

      await thumb.tap(page.getByRole('link', { name: dishes.halfHalf[language], exact: true }).first())
      const half = (side: string, { [language]: name }: { tc: string; en: string }) =>
        page.getByRole('radiogroup', { name: side, exact: true }).getByRole('radio', { name: new RegExp(`^${name}`) })
      await thumb.tap(half(said.left, dishes.pepperoni))
      await thumb.tap(half(said.right, dishes.hawaiian))
      await thumb.tap(page.getByRole('button', { name: say.addToCart }))

      await thumb.tap(page.getByRole('link', { name: dishes.setForTwo[language], exact: true }).first())
      await thumb.tap(page.getByRole('button', { name: say.chooseRest }))
      await thumb.tap(page.getByRole('button', { name: say.addToCart }))

      await thumb.tap(page.getByRole('link', { name: say.checkOut }))
      await thumb.fill(page.getByRole('textbox', { name: say.floor }), '12')
      await thumb.fill(page.getByRole('textbox', { name: say.flat }), 'B')
      await thumb.fill(page.getByRole('textbox', { name: say.name, exact: true }), 'Kitty Chan')
      await thumb.fill(page.getByRole('textbox', { name: say.phone, exact: true }), '6123 4567')
      await thumb.tap(page.getByRole('radio', { name: new RegExp(`^${pay.cash}`) }))
      await guest.expectReady()
      await thumb.tap(guest.placeButton())
      await expect(page.getByRole('heading', { level: 1, name: say.placed })).toBeVisible()
      await expectFew('delivery', thumb)

      // The next time it is known: the door is kept, and nothing of it is asked again.
      await page.goto('/home')
      await expect(page.getByRole('main')).toContainText(/12\/F|12 樓/)
      await page.goto('/orderFood/2')
      await guest.addSome(dishes.chicken, 3)
      await guest.checkOut()
      await expect(page.getByRole('button', { name: say.guestLine })).toContainText('Kitty Chan')
      await expect(page.getByRole('textbox', { name: say.floor })).toHaveCount(0)
      await guest.expectReady()
    },
  )

  test(
    `[1.15] [1.20] a new guest’s takeaway of a pizza takes few taps to the page of their card (${language})`,
    wholeLaneOnly,
    async ({ page }) => {
      const guest = guestOf(page, language)
      const { say } = guest
      const thumb = createThumb()
      await page.goto(`/home?lang=${language}`)
      await thumb.tap(page.getByRole('radio', { name: say.ways.takeaway }))
      await expect(page.getByRole('radio', { name: say.ways.takeaway })).toBeChecked()
      await thumb.tap(page.getByRole('link', { name: say.start }))
      await thumb.tap(page.getByRole('button', { name: say.orderHere }).first())
      await thumb.tap(page.getByRole('button', { name: say.add(dishes.pepperoni[language]), exact: true }).first())
      await thumb.tap(page.getByRole('link', { name: say.checkOut }))
      await guest.expectReady()
      await thumb.tap(guest.placeButton())
      await page.waitForURL(/\/pay\//)
      await expectFew('takeaway', thumb)
    },
  )

  test(`[1.21] [2.2] the same order once more takes few taps from home (${language})`, async ({ page }) => {
    const guest = guestOf(page, language)
    const { say } = guest
    const shop = shops.taikooShing
    const orderId = await orderFrom(page, language, { way: 'delivery', shop, cart: [largePizza] })
    await move(shop.storeId, orderId, [10, 12, 21, 14, 100])
    const thumb = createThumb()
    await page.goto(`/home?lang=${language}`)
    await thumb.tap(page.getByRole('button', { name: said.again }))
    await guest.expectReady()
    await thumb.tap(guest.placeButton())
    await expect(page.getByRole('heading', { level: 1, name: say.placed })).toBeVisible()
    await expectFew('again', thumb)
  })

  test(`[1.19] where all is known a half-and-half and a set for two are confirmed without scrolling, down to how they are paid (${language})`, async ({
    page,
  }) => {
    const guest = guestOf(page, language)
    const cart = [halfAndHalf, setForTwo]
    await guest.atConfirmation({ way: 'delivery', cart })
    await guest.expectReady()
    const bar = await guest.placeButton().boundingBox()
    for (const part of [
      page.getByRole('button', { name: guest.say.guestLine }),
      ...cart.map(({ dish }) => page.getByText(dish[language], { exact: true })),
      page.getByRole('radio', { name: new RegExp(`^${pay.cash}`), checked: true }),
      page.getByText(said.change, { exact: true }),
    ]) {
      const box = await part.boundingBox()
      expect(box && bar && box.y + box.height <= bar.y).toBe(true)
    }
  })
}

/** Holds the limit, and tells the bench, where it asks, how many there were. */
async function expectFew(journey: keyof typeof most, thumb: Thumb): Promise<void> {
  const { taps, fields } = thumb.counted()
  test.info().annotations.push({ type: 'taps', description: `${journey}: ${taps}, of which ${fields} fill in a field` })
  const { TAPS_FILE } = process.env
  if (TAPS_FILE) await appendFile(TAPS_FILE, `${JSON.stringify({ journey, taps, fields, most: most[journey] })}\n`)
  expect(taps).toBeLessThanOrEqual(most[journey])
}
