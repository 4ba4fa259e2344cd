import { setTimeout as sleep } from 'node:timers/promises'
import { expect, type Locator } from '@playwright/test'
import { answer, enterPin, type Tablet } from './tablet.ts'
import { counterWords } from './words/counter-words.ts'
import { tabletWords } from './words/tablet-words.ts'
import type { Language } from './words/words.ts'

export type Counter = ReturnType<typeof counterOf>
type Column = keyof (typeof tabletWords)['en']['columns']

/** A hand takes longer from one button to the next, in milliseconds: what comes within 300 at the same place is taken for the second of a double tap. */
const handPause = 350

/** Somebody at the counter, who does on the tablet what an order asks for, in the language that it has just now. */
export function counterOf({ page, shop }: Tablet, first: Language) {
  let language = first
  const say = () => ({ ...tabletWords[language], ...counterWords[language] })
  const press = async (name: string | RegExp, within: Pick<Locator, 'getByRole'> = page) => {
    await sleep(handPause)
    await within.getByRole('button', { name }).click()
  }
  const alarm = page.getByRole('alertdialog')

  return {
    page,
    shop,
    say,
    language: () => language,
    alarm,
    press,
    column: (column: Column) => page.getByRole('region', { name: say().columns[column] }),

    /** Changes the tablet to this language, by the menu of the shop's state. */
    async speak(wanted: Language) {
      if (wanted === language) return
      await page.locator('header').getByRole('button').first().click()
      await press(say().otherLanguage)
      language = wanted
      await expect(page.getByRole('link', { name: say().orders })).toBeVisible()
    },

    goTo: (screen: 'orders' | 'kitchen' | 'supply' | 'state' | 'dayEnd') => page.getByRole('link', { name: say()[screen] }).click(),

    /** Opens the only order of a column. */
    open: (column: Column) =>
      page.getByRole('region', { name: say().columns[column] }).getByRole('article').getByRole('link').first().click(),

    accept: () => answer(page, say().accept),

    /** Rejects the order that rings, which its guest hears of once it can no more be taken back. */
    async rejectAsBusy() {
      const reject = alarm.getByRole('button', { name: say().rejectBusy })
      const undo = alarm.getByRole('button', { name: say().undo })
      await expect(reject).toBeVisible()
      await expect(async () => {
        // One that was heard is not pressed again: it waits to be taken back, or the alarm has gone by then.
        if ((await alarm.isVisible()) && !(await undo.isVisible())) await reject.click({ timeout: 2000 })
        await expect(alarm).toBeHidden({ timeout: 2000 })
      }).toPass()
    },

    made: () => press(say().made, page.getByRole('region', { name: say().columns.making })),

    /** Takes back what was done just before. */
    takeBack: () => page.getByRole('button', { name: say().takeBack }).click(),

    /** Makes the order line by line at the stations of the kitchen. */
    async makeInKitchen(lines: readonly string[]) {
      await this.goTo('kitchen')
      for (const line of lines) {
        const button = page.getByRole('button', { name: line }).first()
        await button.click()
        await expect(button).toHaveAttribute('aria-pressed', 'true')
      }
      await press(say().markReady)
      await this.goTo('orders')
    },

    /** Less is taken than there is to pay. */
    async takeShort(column: 'ready' | 'out', dollars: string) {
      await press(say().otherwise, this.column(column))
      await press(say().short)
      await page.getByRole('textbox', { name: say().shortTaken }).fill(dollars)
      await press(say().shortSubmit)
    },

    /** Nobody takes the order, or nobody who may. */
    async notTaken(column: 'ready' | 'out', reason: 'refusedAtDoor' | 'ageNotShown') {
      await press(say().otherwise, this.column(column))
      await press(say().notTaken)
      await press(say().reasons[reason])
    },

    /** Stops new orders, as whoever cannot hold a button: they are asked whether they mean it. */
    async pause() {
      await page.getByRole('button', { name: say().pause }).press('Enter')
      await page.getByRole('button', { name: say().pauseYes, exact: true }).click()
    },

    /** Closes the day by the two taps that it takes; the second is deaf for a moment. */
    async closeDay() {
      await press(say().closeDay)
      const sure = page.getByRole('group').getByRole('button', { name: say().closeDay })
      await expect(sure).toHaveAttribute('aria-disabled', 'false')
      await sure.click()
    },

    pin: () => enterPin(page, shop.person),
  }
}
