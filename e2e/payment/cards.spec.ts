import { wholeLaneOnly } from '../lane.ts'
import { expect } from '@playwright/test'
import { expectWellMade } from '../support/barriers.ts'
import { cardOwner } from '../support/card-owner.ts'
import { shops } from '../support/chain.ts'
import { guestOf } from '../support/guest.ts'
import { comeBack, join } from '../support/member.ts'
import { payerOf } from '../support/payer.ts'
import { test } from '../support/worlds/test.ts'
import { languages } from '../support/words/words.ts'

for (const language of languages) {
  test(`[5.14] [9.15] a second card is refused until the first is removed (${language})`, wholeLaneOnly, async ({ page, context }) => {
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

  test(`[1.20] a member pays with the saved card, and sees what it was used for (${language})`, wholeLaneOnly, async ({ page }) => {
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
    // One tap: its bank asks nothing, so that there is no page to go to.
    await page.getByRole('button', { name: payer.say.byCard }).tap()
    await payer.expectPlaced()
    await expect(page.getByText(/4242/).first()).toBeVisible()
    await page.goto(`/creditCard/1?lang=${language}`)
    await expect(page.getByText(say.usedOn)).toBeVisible()
    const kept = page.waitForResponse(/cardSetDefault/)
    await page.getByRole('switch', { name: say.first }).uncheck()
    await kept
    await page.reload()
    await expect(page.getByRole('switch', { name: say.first })).not.toBeChecked()
  })

  test(`[1.20] a member whose saved card is declined pays by another (${language})`, wholeLaneOnly, async ({ page }) => {
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
    await expect(payer.heading(payer.say.failed)).toBeVisible()
    await expect(page.getByRole('button', { name: payer.say.useOtherCard })).toBeVisible()
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
