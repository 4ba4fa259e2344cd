import { dishes, shops } from '../support/chain.ts'
import { words } from '../support/words/words.ts'
import { expect, test } from './test.ts'

const say = words.en

test.use({ dark: true })

test('[1.4] [1.5] a dark phone is told to speak English, and a dish goes into the cart by keyboard alone', async ({ phone }) => {
  await phone.go('/home?lang=tc')
  await expect.poll(() => phone.ask('return document.documentElement.dataset.theme')).toBe('dark')
  await phone.tap('button', words.tc.regionPill)
  await phone.sees('dialog', words.tc.regionSheet)
  await phone.press('Escape')
  await phone.loses('dialog', words.tc.regionSheet)
  await phone.tap('button', words.tc.regionPill)
  await phone.tap('radio', say.languageName)
  await phone.sees('heading', say.greeting)

  await phone.tabTo('radio', say.ways.delivery)
  await phone.press('ArrowRight')
  await expect.poll(async () => (await phone.sees('radio', say.ways.takeaway)).checked).toBe(true)
  await phone.tabTo('link', say.start)
  await phone.press('Enter')
  await phone.tap('button', new RegExp(`^${shops.taikooShing.en}$`))
  await phone.tabTo('button', say.orderHere)
  await phone.press('Enter')
  await phone.sees('heading', say.menu)
  await phone.tabTo('button', say.add(dishes.tarts.en))
  await phone.press('Enter')
  await phone.sees('button', say.cartBar)

  await phone.back()
  await phone.sees('heading', say.greeting)
  await phone.tap('link', say.start)
  await phone.tap('button', say.cartBar)
  await phone.sees('heading', dishes.tarts.en, { role: 'dialog', name: say.cart })
  await phone.tapOutside()
  await phone.loses('dialog', say.cart)
})
