import { wholeLaneOnly } from '../lane.ts'
import { comeBack, join } from '../support/member.ts'
import { notifyWords } from '../support/words/notify-words.ts'
import { expect, test } from '../support/worlds/test.ts'

test('[2.29] a member may skip the game, has one surprise a day, and finds it after a reload', wholeLaneOnly, async ({ page }) => {
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
