import { wholeLaneOnly } from '../lane.ts'
import { expectWellMade } from '../support/barriers.ts'
import { dishes, shops } from '../support/chain.ts'
import { guestOf } from '../support/guest.ts'
import { payerOf } from '../support/payer.ts'
import { expect, test } from '../support/worlds/settings-world.ts'
import { inBoth } from '../support/words/texts.ts'
import { trackerWords } from '../support/words/tracker-words.ts'
import { languages } from '../support/words/words.ts'

const wordsOf = inBoth(({ t, either }) => ({
  question: t('handover_quarantine'),
  answerIt: t('handover_do_quarantine'),
  no: t('handover_quarantine_no'),
  none: t('handover_quarantine_none'),
  money: either('澳門元', 'Macau patacas'),
}))

for (const language of languages) {
  const say = wordsOf[language]

  test(
    `[1.19] where the brand asks about home quarantine a delivery goes out once that is answered (${language})`,
    wholeLaneOnly,
    async ({ page }) => {
      const guest = guestOf(page, language)
      await guest.atConfirmation({ way: 'delivery', cart: [{ dish: dishes.chicken, num: 2 }] })
      const group = page.getByRole('radiogroup', { name: say.question })
      await expect(group.getByRole('radio', { checked: true })).toHaveCount(0)
      await page.getByRole('button', { name: say.answerIt }).tap()
      await expectWellMade(page, 'a confirmation that asks about home quarantine')
      await group.getByRole('radio', { name: say.no, exact: true }).check()
      await expect(page.getByRole('button', { name: say.none })).toHaveAttribute('aria-expanded', 'false')
      await guest.place()
    },
  )

  test(`[1.21] a receipt of Macau tells its amounts in patacas (${language})`, wholeLaneOnly, async ({ page, baseURL }) => {
    await page.context().addCookies([{ name: 'brand', value: '42', url: baseURL ?? '' }])
    const guest = guestOf(page, language)
    const payer = payerOf(guest)
    await payer.fillCart(shops.senado)
    await payer.toProvider('mpay')
    await payer.approve()
    await payer.expectPlaced()
    await page.getByRole('button', { name: guest.say.track }).tap()
    await page.getByRole('link', { name: trackerWords[language].receipt }).tap()
    const paper = page.getByRole('main').getByRole('article')
    await expect(paper).toContainText(/MOP \d+\.\d/)
    await expect(paper).not.toContainText('$')
    await expect(paper).toContainText('MPay')
    await expectWellMade(page, 'a receipt in patacas')
  })
}
