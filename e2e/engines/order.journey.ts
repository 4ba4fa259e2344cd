import { couponWords } from '../support/words/coupon-words.ts'
import { dishes, options, shops } from '../support/chain.ts'
import { words, type Language } from '../support/words/words.ts'
import { cash } from './chicken.ts'
import type { Phone } from './phone.ts'
import { expect, test } from './test.ts'

const shop = shops.taikooShing

test('[1.18] [8.11] [1.21] a takeaway is put together, reduced by a code, paid in cash and followed until it is ready (tc)', async ({
  phone,
}) => {
  await toTheMenu(phone, 'tc')
  await addPizza(phone, 'tc')
  await confirm(phone, 'tc')
  await follow(phone, 'tc')
})

async function toTheMenu(phone: Phone, language: Language) {
  const say = words[language]
  await phone.go(`/home?lang=${language}`)
  await phone.tap('radio', say.ways.takeaway)
  await expect.poll(async () => (await phone.sees('radio', say.ways.takeaway)).checked).toBe(true)
  await phone.tap('link', say.start)
  await phone.sees('searchbox', say.searchShop)
  await phone.tap('button', new RegExp(`^${shop[language]}$`))
  await phone.tap('button', say.orderHere)
  await phone.sees('heading', say.menu)
}

async function addPizza(phone: Phone, language: Language) {
  const say = words[language]
  await phone.tap('link', new RegExp(`^${dishes.pepperoni[language]}$`))
  for (const option of [options.twelveInch, options.classicCrust]) await phone.tap('radio', new RegExp(`^${option[language]}`))
  await phone.tap('button', say.addToCart)
  await phone.tap('button', say.cartBar)
  await phone.sees('heading', dishes.pepperoni[language], { role: 'dialog', name: say.cart })
  await phone.tap('link', say.checkOut, { role: 'dialog', name: say.cart })
}

async function confirm(phone: Phone, language: Language) {
  const say = words[language]
  const coupon = couponWords[language]
  await phone.sees('heading', say.confirmOrder)
  await expect.poll(() => toPay(phone, language)).toBeGreaterThan(0)
  const before = await toPay(phone, language)
  await phone.tap('button', coupon.promo)
  await phone.fill('textbox', coupon.promo, 'TAIKOO10')
  await phone.tap('button', new RegExp(`^${coupon.apply}$`), { role: 'region', name: coupon.savings })
  await expect.poll(() => toPay(phone, language)).toBeCloseTo(before * 0.9)
  await phone.tap('radio', cash[language])
  await phone.tap('button', say.guestLine)
  await phone.fill('textbox', say.name, 'Kitty Chan')
  await phone.fill('textbox', say.phone, '6123 4567')
  await phone.tap('button', say.placeOrder)
}

/** The price that the button to place the order says. */
async function toPay(phone: Phone, language: Language): Promise<number> {
  const { text } = await phone.sees('button', words[language].placeOrder)
  return Number(/\$([\d.]+)/.exec(text)?.[1])
}

async function follow(phone: Phone, language: Language) {
  const say = words[language]
  await phone.sees('heading', say.placed)
  await phone.tap('button', say.track)
  await phone.reads(say.says.ready, 60_000)
  await phone.reload()
  await phone.reads(say.says.collected, 60_000)
  await phone.reads(dishes.pepperoni[language])
}
