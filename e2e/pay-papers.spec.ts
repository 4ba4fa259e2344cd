import { expectWellMade } from './barriers.ts'
import { dishes, shops } from './chain.ts'
import { guestOf } from './guest.ts'
import { payerOf } from './paying.ts'
import { expect, test as base } from './test.ts'
import { trackerWords } from './tracker-words.ts'
import { languages } from './words.ts'
import { worldAt } from './world.ts'

/** A chain whose deliveries in Hong Kong ask who is in home quarantine. */
const test = base.extend<object, { asking: string }>({
  asking: [
    async ({}, use) => {
      const { url, close } = await worldAt('2026-11-23T12:00:00+08:00', undefined, { QUARANTINE_BRANDS: '31' })
      await use(url)
      await close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ asking }, use) => use(asking),
})
test.describe.configure({ timeout: 120_000 })

const wordsOf = {
  tc: { question: '收件地址有沒有人家居檢疫？', answerIt: '回答家居檢疫問題', no: '沒有', none: '家居檢疫：沒有', money: '澳門元' },
  en: {
    question: 'Anyone in home quarantine?',
    answerIt: 'Answer about home quarantine',
    no: 'No one',
    none: 'Home quarantine: no one',
    money: 'Macau patacas',
  },
} as const

for (const language of languages) {
  const say = wordsOf[language]

  test(`[1.19] where the brand asks about home quarantine a delivery goes out once that is answered (${language})`, async ({ page }) => {
    const guest = guestOf(page, language)
    await guest.open('delivery')
    await guest.deliverToNganPak()
    await guest.addSome(dishes.chicken, 2)
    await guest.checkOut()
    const group = page.getByRole('radiogroup', { name: say.question })
    await expect(group.getByRole('radio', { checked: true })).toHaveCount(0)
    await page.getByRole('button', { name: say.answerIt }).tap()
    await expectWellMade(page, 'a confirmation that asks about home quarantine')
    await group.getByRole('radio', { name: say.no, exact: true }).check()
    await expect(page.getByRole('button', { name: say.none })).toHaveAttribute('aria-expanded', 'false')
    await guest.place()
  })

  test(`[1.21] a receipt of Macau tells its amounts in patacas (${language})`, async ({ page, baseURL }) => {
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
