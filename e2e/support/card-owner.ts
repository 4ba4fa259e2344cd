import { expect, type Page } from '@playwright/test'
import { cardWords } from './words/card-words.ts'
import type { Language } from './words/words.ts'

const good = { number: '4242 4242 4242 4242', expiry: '0828', code: '123', holder: 'CHAN KA MAN' }

/** The things that a member does with a card, by what is written there. */
export function cardOwner(page: Page, language: Language) {
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
