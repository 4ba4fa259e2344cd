import { cardBind, cardGet, cardRemove } from '@harbour/protocol'
import { Route, Routes } from 'react-router'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { setLanguage } from '../../lib/locale.ts'
import { m } from '../../paraglide/messages.js'
import { expectWellMade } from '../../testing/test-barriers.ts'
import { answering, gatewayOf } from '../../testing/test-gateway.ts'
import { show, signIn } from '../../testing/test-phone.tsx'
import { BindCardScreen } from './BindCardScreen.tsx'
import { CardScreen } from './CardScreen.tsx'

const tokens = { url: 'https://provider.example/tokens', publishableKey: 'pk_1' }
const card = {
  cardId: '3b7f1a52-6d1e-4c40-9d7b-2f1f3e9a1c11',
  network: 'visa',
  last4: '4242',
  expiryMonth: 8,
  expiryYear: 2028,
  holder: 'CHAN KA MAN',
  isDefault: true,
  lastUsed: null,
}

/** A gateway that keeps one card at most, and a provider that takes every card; gives what each of them was told. */
function keepCards(kept: (typeof card)[] = []) {
  let cards = kept
  const toProvider: unknown[] = []
  const heard = gatewayOf(
    answering(cardGet, () => ({ data: { cards, mayBind: cards.length === 0, tokens } })),
    answering(cardBind, () => ({ data: (cards = [card])[0] })),
    answering(cardRemove, () => ((cards = []), { data: { removed: true } })),
  )
  const toGateway = fetch
  vi.stubGlobal('fetch', async (url: string, request: RequestInit & { body: string }) => {
    if (url !== tokens.url) return toGateway(url, request)
    toProvider.push(JSON.parse(request.body))
    return Response.json({ id: 'tok_1' })
  })
  return { heard, toProvider }
}

async function openCards(at: string) {
  signIn()
  const shown = await show(
    <Routes>
      <Route path="/creditCard/1" element={<CardScreen />} />
      <Route path="/bindCard" element={<BindCardScreen />} />
    </Routes>,
    { at },
  )
  const field = (name: string) => shown.getByRole('textbox', { name, exact: true })
  return { ...shown, field, add: shown.getByRole('button', { name: m.card_add() }) }
}

const languages = ['en', 'zh-Hant']

test.each(languages)('[1.20] [2.19] the number is grouped as it is typed, and drawn above (%s)', async (language) => {
  setLanguage(language)
  keepCards()
  const { field, getByText } = await openCards('/bindCard')
  await userEvent.type(field(m.card_number()), '471826')
  await expect.element(field(m.card_number())).toHaveValue('4718 26')
  await expect.element(getByText('4718\u200226••\u2002••••\u2002••••')).toBeVisible()
})

test.each([
  ['en', 'Enter the card number, the expiry date, the security code and the name on the card to add the card'],
  ['zh-Hant', '輸入卡號、到期日、安全碼及持卡人姓名即可新增'],
])('[2.19] the button says what is still to be filled in (%s)', async (language, words) => {
  setLanguage(language)
  keepCards()
  const { add } = await openCards('/bindCard')
  await expect.element(add).toHaveAttribute('aria-disabled', 'true')
  await expect.element(add).toHaveAccessibleDescription(words)
})

test.each(languages)('[1.20] [2.19] every fault of a card is said at its field, and the first at the button (%s)', async (language) => {
  setLanguage(language)
  const { heard } = keepCards()
  const { field, add } = await openCards('/bindCard')
  await field(m.card_number()).fill('4242-4242-4242-4241')
  await field(m.card_expiry()).fill('1/25')
  await field(m.card_code()).fill('12')
  await field(m.card_holder_name()).fill('CHAN KA MAN')
  await expect.element(field(m.card_number())).toHaveValue('4242 4242 4242 4241')
  await expect.element(field(m.card_number())).toHaveAccessibleDescription(m.card_number_wrong())
  await expect.element(field(m.card_expiry())).toHaveAccessibleDescription(m.card_expiry_past())
  await expect.element(field(m.card_code())).toHaveAccessibleDescription(m.card_code_wrong({ count: 3 }))
  await expect.element(add).toHaveAccessibleDescription(m.card_fix_number())
  await expectWellMade()
  await userEvent.keyboard('{Enter}')
  expect(heard.map(({ name }) => name)).not.toContain(cardBind.name)
})

test.each(languages)('[1.20] [2.18] a good card goes to the provider, its token to us, and it is shown as saved (%s)', async (language) => {
  setLanguage(language)
  const { heard, toProvider } = keepCards()
  const { field, add, getByRole, getByText } = await openCards('/creditCard/1')
  await expect.element(getByRole('heading', { name: m.card_none() })).toBeVisible()
  await expectWellMade()
  await getByRole('link', { name: m.card_add() }).click()
  await field(m.card_number()).fill('4242424242424242')
  await field(m.card_expiry()).fill('0828')
  await expect.element(field(m.card_expiry())).toHaveValue('08/28')
  await field(m.card_code()).fill('123')
  await field(m.card_holder_name()).fill('CHAN KA MAN')
  await add.click()
  await expect.element(getByText(m.card_added())).toBeVisible()
  await expect.element(getByRole('img', { name: /4242/ })).toBeVisible()
  expect(toProvider).toEqual([{ number: '4242424242424242', exp_month: 8, exp_year: 2028, cvc: '123', name: 'CHAN KA MAN' }])
  expect(heard.find(({ name }) => name === cardBind.name)?.content).toMatchObject({ token: 'tok_1', holder: 'CHAN KA MAN' })
  expect(JSON.stringify(heard)).not.toContain('4242424242424242')
})

test.each(languages)('[1.20] [2.18] a saved card is removed by whoever is sure (%s)', async (language) => {
  setLanguage(language)
  const { heard } = keepCards([card])
  const { getByRole, getByText } = await openCards('/creditCard/1')
  const remove = getByRole('button', { name: m.card_remove(), exact: true })
  await expect.element(remove).toBeVisible()
  await expectWellMade()
  await remove.click()
  await expectWellMade()
  await getByRole('button', { name: m.card_keep() }).click()
  await expect.element(getByRole('dialog')).not.toBeInTheDocument()
  expect(heard.map(({ name }) => name)).not.toContain(cardRemove.name)
  await remove.click()
  await getByRole('button', { name: m.card_remove_yes() }).click()
  await expect.element(getByText(m.card_removed())).toBeVisible()
  await expect.element(getByRole('heading', { name: m.card_none() })).toBeVisible()
})
