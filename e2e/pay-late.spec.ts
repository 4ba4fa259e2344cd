import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join as pathOf } from 'node:path'
import { expectWellMade } from './barriers.ts'
import { shops } from './chain.ts'
import { guestOf } from './guest.ts'
import { payerOf } from './paying.ts'
import { expect, test as base } from './test.ts'
import { languages } from './words.ts'
import { worldAt } from './world.ts'

type Noon = { url: string; elevenMinutesOn: () => Promise<string> }

/** A world at noon, and the same world eleven minutes later. */
const test = base.extend<{ noon: Noon }>({
  noon: async ({}, use) => {
    const kept = await mkdtemp(pathOf(tmpdir(), 'harbour-e2e-'))
    const before = await worldAt('2026-11-23T12:00:00+08:00', kept)
    const close = [before.close]
    await use({
      url: before.url,
      elevenMinutesOn: async () => {
        await before.close()
        const later = await worldAt('2026-11-23T12:11:00+08:00', kept)
        close.push(later.close)
        return later.url
      },
    })
    for (const end of close.toReversed()) await end()
    await rm(kept, { recursive: true, force: true })
  },
  baseURL: async ({ noon }, use) => use(noon.url),
})

for (const language of languages) {
  test(`[1.20] [4.42] an order that nobody paid in ten minutes is over, nothing is charged and the cart is as it was (${language})`, async ({
    page,
    browser,
    noon,
    contextOptions,
  }) => {
    test.setTimeout(180_000)
    const payer = payerOf(guestOf(page, language))
    await payer.fillCart(shops.kowloonBay)
    await payer.toProvider()
    await page.goBack()
    await expect(payer.heading(payer.say.waiting)).toBeVisible()
    const { pathname, search } = new URL(page.url())
    const { cookies, origins } = await page.context().storageState()
    await page.close()
    const url = await noon.elevenMinutesOn()
    // The same phone: only the address of this world is another.
    const ours = origins.filter(({ origin }) => origin === noon.url)
    const storageState = { cookies, origins: ours.map((each) => ({ ...each, origin: url })) }
    const phone = await browser.newContext({ ...contextOptions, baseURL: url, storageState })
    const later = await phone.newPage()
    const payerLater = payerOf(guestOf(later, language))
    await later.goto(`${pathname}${search}&lang=${language}`)
    await expect(payerLater.heading(payer.say.over)).toBeVisible()
    await expect(later.getByText(payer.say.stillInCart)).toBeVisible()
    await expectWellMade(later, 'the time to pay is over')
    await later.getByRole('link', { name: payer.say.toCart }).tap()
    await guestOf(later, language).cart().getByRole('link').last().tap()
    await payerLater.choose('cash')
    await later.getByRole('button', { name: payer.say.byCash }).tap()
    await payerLater.expectPlaced()
    await phone.close()
  })
}
