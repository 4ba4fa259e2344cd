import { dishes } from '../support/chain.ts'
import { words, type Language } from '../support/words/words.ts'
import type { Screen } from './phone.ts'

export const cash = { tc: '現金', en: 'Cash' } as const

/** From the menu to the confirmation, with two of a dish that asks nothing. */
export async function takeChicken(page: Screen, language: Language) {
  const say = words[language]
  const chicken = dishes.chicken[language]
  await page.sees('heading', say.menu)
  await page.tap('button', say.add(chicken))
  await page.tap('button', say.addMore(chicken, 1))
  await page.tap('button', say.cartBar)
  await page.tap('link', say.checkOut, { role: 'dialog', name: say.cart })
  await page.sees('heading', say.confirmOrder)
}

/** Pays in cash, and sees that the order is placed. */
export async function placeInCash(page: Screen, language: Language) {
  const say = words[language]
  await page.tap('radio', cash[language])
  await page.fill('textbox', say.name, 'Kitty Chan')
  await page.tap('button', say.placeOrder)
  await page.sees('heading', say.placed)
}
