import { expect, type Page } from '@playwright/test'
import { expectWellMade } from './barriers.ts'
import { cardWords } from './card-words.ts'
import { shops } from './chain.ts'
import { guestOf } from './guest.ts'
import { comeBack, join } from './member.ts'
import { payerOf } from './payer.ts'
import { test } from './test.ts'
import { languages, type Language } from './words.ts'

const good = { number: '4242 4242 4242 4242', expiry: '0828', code: '123', holder: 'CHAN KA MAN' }

/** What a member does with a card, by what is written there. */
function cardOwner(page: Page, language: Language) {
  const say = cardWords[language]
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  const addButton = page.getByRole('button', { name: say.add, exact: true })
  async function type(card: Partial<typeof good> = {}) {
    for (const [name, text] of Object.entries({ ...good, ...card })) await field(say[name as keyof typeof good]).fill(text) // its own keys
  }
  /** Binds the card, from the screen that says that there is none. */
  async function bind() {
    await page.goto(`/creditCard/1?lang=${language}`)
    await page.getByRole('link', { name: say.add }).tap()
    await type()
    await addButton.tap()
    await expect(page.getByRole('img', { name: say.picture })).toBeVisible()
  }
  return { say, field, addButton, type, bind }
}

for (const language of languages) {
  test(`[1.20] [2.18] [2.19] every fault of a card is said at its field, and a good one is saved (${language})`, async ({ page }) => {
    const { say, field, addButton, type } = cardOwner(page, language)
    await comeBack(page, await join())
    await page.goto(`/mine?lang=${language}`)
    await page.getByRole('link', { name: say.card }).tap()
    await expect(page.getByRole('heading', { name: say.none })).toBeVisible()
    await expectWellMade(page, 'no saved card')
    await page.getByRole('link', { name: say.add }).tap()
    await expect(page.getByText(say.enterAll)).toBeVisible()
    await field(say.number).pressSequentially('471826')
    await expect(field(say.number)).toHaveValue('4718 26')
    await expect(page.getByText('4718\u200226••\u2002••••\u2002••••')).toBeVisible()
    await expect(page.getByText(say.enterRest)).toBeVisible()
    await type({ number: '4242-4242-4242-4241', expiry: '1/25', code: '12' })
    await expect(field(say.number)).toHaveValue('4242 4242 4242 4241')
    for (const words of [say.wrongNumber, say.past, say.shortCode, say.fixNumber])
      await expect(page.getByText(words, { exact: true })).toBeVisible()
    await expect(addButton).toHaveAttribute('aria-disabled', 'true')
    await expectWellMade(page, 'a card with faults')
    await type()
    await expect(field(say.expiry)).toHaveValue('08/28')
    await addButton.tap()
    await expect(page.getByText(say.saved)).toBeVisible()
    await expect(page.getByRole('img', { name: say.picture })).toBeVisible()
  })

  test(`[1.20] [2.18] a saved card is removed by whoever is sure (${language})`, async ({ page }) => {
    const { say, bind } = cardOwner(page, language)
    await comeBack(page, await join())
    await bind()
    await expectWellMade(page, 'the saved card')
    await page.getByRole('button', { name: say.remove }).tap()
    await expectWellMade(page, 'removing the card')
    await page.getByRole('button', { name: say.keep }).tap()
    await expect(page.getByRole('img', { name: say.picture })).toBeVisible()
    await page.getByRole('button', { name: say.remove }).tap()
    await page.getByRole('button', { name: say.removeYes }).tap()
    await expect(page.getByText(say.removed)).toBeVisible()
    await expect(page.getByRole('heading', { name: say.none })).toBeVisible()
  })

  test(`[5.14] [9.15] a second card is refused until the first is removed (${language})`, async ({ page, context }) => {
    const { say, bind } = cardOwner(page, language)
    const member = await join()
    await comeBack(page, member)
    const late = await context.newPage()
    await comeBack(late, member)
    await late.goto(`/bindCard?lang=${language}`)
    const inLateTab = cardOwner(late, language)
    await inLateTab.type({ number: '5555555555554444' })
    await bind()
    await expect(page.getByRole('button', { name: say.addAnother })).toHaveAccessibleDescription(say.removeFirst)
    await page.goto(`/bindCard?lang=${language}`)
    await expect(page.getByRole('img', { name: say.picture })).toBeVisible()
    // Another tab that did not know yet is told, and sees the card that is kept.
    await inLateTab.addButton.tap()
    await expect(late.getByText(say.onlyOne)).toBeVisible()
    await expect(late.getByRole('img', { name: say.picture })).toBeVisible()
  })

  test(`[1.20] the number goes to the provider alone, and a lost answer saves one card (${language})`, async ({ page }) => {
    const { say, type, addButton } = cardOwner(page, language)
    const provider = new URL(process.env.HARBOUR_URL ?? '')
    provider.port = String(Number(provider.port) + 28)
    const told: string[] = []
    page.on('request', (request) => {
      const body = (request.postData() ?? '').replaceAll(/[\s-]/g, '')
      if (body.includes('4242424242424242') || request.url().includes('4242')) told.push(new URL(request.url()).origin)
    })
    await comeBack(page, await join())
    await page.goto(`/bindCard?lang=${language}`)
    await type()
    await fetch(`${provider.origin}/faults`, { method: 'POST', body: JSON.stringify([{ kind: 'cut-after', times: 1, on: ['save'] }]) })
    await addButton.tap()
    await expect(page.getByRole('alert')).toHaveText(say.unsure)
    await addButton.tap()
    await expect(page.getByRole('img', { name: say.picture })).toBeVisible()
    expect(told).toEqual([provider.origin])
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
    expect(kept.replaceAll(/[\s-]/g, '')).not.toContain('42424242')
  })

  test(`[1.20] a member pays with the saved card, and sees what it was used for (${language})`, async ({ page }) => {
    const { say, bind } = cardOwner(page, language)
    const guest = guestOf(page, language)
    const payer = payerOf(guest)
    await comeBack(page, await join())
    await bind()
    await expect(page.getByText(say.neverUsed)).toBeVisible()
    await payer.fillCart(shops.mongKok)
    // It is used first, whatever this phone paid with before.
    await expect(page.getByRole('radio', { name: say.ending })).toBeChecked()
    await expectWellMade(page, 'confirmation with a saved card')
    await page.getByRole('button', { name: payer.say.byCard }).tap()
    await payer.atProvider()
    await expect(page.getByText(/4242/).first()).toBeVisible()
    await page.getByRole('button', { name: say.payNow }).tap()
    await payer.expectPlaced()
    await page.goto(`/creditCard/1?lang=${language}`)
    await expect(page.getByText(say.usedOn)).toBeVisible()
    await page.getByRole('switch', { name: say.first }).uncheck()
    await page.reload()
    await expect(page.getByRole('switch', { name: say.first })).not.toBeChecked()
  })

  test(`[1.20] a member whose saved card is declined pays by another (${language})`, async ({ page }) => {
    const { say, type, addButton } = cardOwner(page, language)
    const guest = guestOf(page, language)
    const payer = payerOf(guest)
    const saved = page.getByRole('radio', { name: say.endingDeclined })
    const other = page.getByRole('radio', { name: say.otherCard, exact: true })
    await comeBack(page, await join())
    await page.goto(`/bindCard?lang=${language}`)
    await type({ number: '4000 0000 0000 0002' })
    await addButton.tap()
    await expect(page.getByText(say.saved)).toBeVisible()
    await payer.fillCart(shops.mongKok)
    await expect(saved).toBeChecked()
    await expect(other).not.toBeChecked()
    await page.getByRole('button', { name: payer.say.byCard }).tap()
    await payer.atProvider()
    await page.getByRole('button', { name: say.payNow }).tap()
    await expect(payer.heading(payer.say.failed)).toBeVisible()
    await expect(saved).toBeDisabled()
    await expect(other).toBeChecked()
    await expectWellMade(page, 'another card after the saved one')
    // A page that does not open leaves the guest here, who can ask for it again.
    await page.route(/\/pay\//, (route) => route.fulfill({ status: 204 }))
    await page.getByRole('button', { name: payer.say.byCard }).tap()
    await expect(payer.heading(say.opening)).toBeVisible()
    await expect(page.getByRole('button', { name: payer.say.otherWay })).toBeVisible()
    await page.unroute(/\/pay\//)
    await page.getByRole('link', { name: payer.say.goOn }).tap()
    await payer.atProvider()
    await payer.useCard('good')
    await payer.expectPlaced()
  })
}
