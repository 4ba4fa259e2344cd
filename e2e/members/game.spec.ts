import type { Page } from '@playwright/test'
import { expectWellMade } from '../support/barriers.ts'
import { comeBack, join } from '../support/member.ts'
import { notifyWords } from '../support/words/notify-words.ts'
import { expect, test } from '../support/worlds/test.ts'
import { languages, type Language } from '../support/words/words.ts'

for (const language of languages) {
  const say = notifyWords[language]

  test(`[2.29] a visitor finds the game in the account, plays by keyboard alone and is asked to log in for the surprise (${language})`, async ({
    page,
  }) => {
    await page.goto(`/mine?lang=${language}`)
    await page.getByRole('link', { name: say.game }).press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: say.game })).toBeVisible()
    const odds = page.getByText(say.odds)
    await expect.poll(async () => (await odds.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await odds.press('Enter')
    await expect(page.getByText('0.5%')).toBeVisible()
    await press(page, say.start)
    for (const round of [1, 2, 3]) {
      const order = await readOrder(page, language)
      await press(page, say.myTurn)
      if (round === 1) await slip(page, language, order)
      for (const topping of order) await press(page, topping)
    }
    await expect(page.getByRole('heading', { name: say.done })).toBeFocused()
    await press(page, say.toPrize)
    await expectWellMade(page, 'the surprise')
    await expect(page.getByRole('link', { name: say.login })).toHaveAttribute('href', /\/login\?page=(%2F|\/)game$/)
  })
}

test('[2.29] a member may skip the game, has one surprise a day, and finds it after a reload', async ({ page }) => {
  const say = notifyWords.en
  await comeBack(page, await join())
  await page.goto('/game?lang=en')
  await page.getByRole('button', { name: say.skip }).tap()
  await page.getByRole('button', { name: say.open }).tap()
  const won = page.getByRole('heading', { name: say.won })
  const prize = await won.textContent()
  await page.reload()
  await expect(won).toHaveText(prize ?? '')
  await expect(page.getByRole('button', { name: say.open })).toBeHidden()
})

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).press('Enter')
}

async function readOrder(page: Page, language: Language): Promise<string[]> {
  const { order, comma } = notifyWords[language]
  const said = await page.getByRole('list', { name: order }).getAttribute('aria-label')
  return (said ?? '').replace(order, '').split(comma)
}

/** Puts another topping on than the first that was read. */
async function slip(page: Page, language: Language, [first]: string[]): Promise<void> {
  const names = language === 'tc' ? ['番茄', '蘑菇'] : ['Tomato', 'Mushroom']
  await press(page, names.find((name) => name !== first) ?? '')
  await expect(page.getByText(notifyWords[language].slipped)).toBeVisible()
}
