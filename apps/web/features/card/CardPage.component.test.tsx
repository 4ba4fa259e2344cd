import { cardGet, cardPageGet, cardPageOpen, type Answer } from '@harbour/protocol'
import { Route, Routes } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { setLanguage } from '../../lib/locale.ts'
import { paths } from '../../navigation/paths.ts'
import { m } from '../../paraglide/messages.js'
import { expectWellMade } from '../../testing/test-barriers.ts'
import { answering, gatewayOf } from '../../testing/test-gateway.ts'
import { show, signIn } from '../../testing/test-phone.tsx'
import { BindCardScreen } from './BindCardScreen.tsx'
import { CardScreen } from './CardScreen.tsx'

const here = location.href
afterEach(() => history.replaceState(null, '', here))

/** The provider's page; one behind a `#`, so that the browser of the test stays where it is. */
const page = `${here.split('#')[0]}#provider`
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
type State = Answer<typeof cardPageGet>['state']

/** A gateway whose provider takes cards on its own page, and says of it one after the other. */
function takeOnPage({
  states = [],
  opens = () => ({ data: { page } }),
}: { states?: State[]; opens?: () => { data: unknown } | { refused: string } } = {}) {
  let [kept, last] = [false, 'none' as State]
  return gatewayOf(
    answering(cardGet, () => ({ data: { cards: kept ? [card] : [], mayBind: !kept, tokens: null } })),
    answering(cardPageOpen, opens),
    answering(cardPageGet, () => {
      last = states.shift() ?? last
      kept = last === 'saved'
      return { data: { state: last } }
    }),
  )
}

async function openCards(at: string) {
  signIn()
  return show(
    <Routes>
      <Route path={paths.savedCard} element={<CardScreen />} />
      <Route path={paths.addCard} element={<BindCardScreen />} />
    </Routes>,
    { at },
  )
}

const languages = ['en', 'zh-Hant']
const asked = (heard: { name: string }[], name: string) => heard.filter((one) => one.name === name).length

test.each(languages)('[1.20] [2.18] a card is added on the provider’s page, to which taps lead once (%s)', async (language) => {
  setLanguage(language)
  const heard = takeOnPage()
  const { getByRole } = await openCards(paths.savedCard)
  const add = getByRole('button', { name: m.card_add() })
  await expect.element(add).toHaveAccessibleDescription(m.card_page_note())
  await expectWellMade()
  await add.dblClick()
  await expect.poll(() => location.hash).toBe('#provider')
  expect(asked(heard, cardPageOpen.name)).toBe(1)
})

test.each(languages)('[2.18] who comes back with a card sees it once the provider has said so (%s)', async (language) => {
  setLanguage(language)
  takeOnPage({ states: ['unsure', 'saved'] })
  const { getByRole, getByText, address } = await openCards(`${paths.savedCard}?saving=done`)
  await expect.element(getByText(m.card_page_asking())).toBeVisible()
  await expectWellMade()
  await expect.element(getByRole('img', { name: /4242/ }), { timeout: 10_000 }).toBeVisible()
  await expect.element(getByText(m.card_added())).toBeVisible()
  expect(address()).toMatch(/^\/creditCard\/1(?!.*saving)/)
})

test.each(languages)('[2.18] who comes back without a card is told that none was saved, and may try again (%s)', async (language) => {
  setLanguage(language)
  takeOnPage({ states: ['open'] })
  const { getByRole, getByText, address } = await openCards(`${paths.savedCard}?saving=left`)
  await expect.element(getByText(m.card_left())).toBeVisible()
  await expect.element(getByRole('button', { name: m.card_add() })).toBeVisible()
  expect(address()).toMatch(/^\/creditCard\/1(?!.*saving)/)
})

test('a card that was saved after all is shown to who went back', async () => {
  takeOnPage({ states: ['saved'] })
  const { getByRole } = await openCards(`${paths.savedCard}?saving=left`)
  await expect.element(getByRole('img', { name: /4242/ })).toBeVisible()
})

test('a page that was not opened says why at its button, and is asked for again', async () => {
  const answers = [{ refused: 'CARD_UNSURE', words: 'No answer yet.' }, { data: { page } }]
  takeOnPage({ opens: () => answers.shift() ?? { data: { page } } })
  const { getByRole } = await openCards(paths.savedCard)
  const add = getByRole('button', { name: m.card_add() })
  await add.click()
  await expect.element(getByRole('alert')).toHaveTextContent('No answer yet.')
  await add.click()
  await expect.poll(() => location.hash).toBe('#provider')
})

test('[2.19] the form for a card gives way where the provider has a page', async () => {
  takeOnPage()
  const { getByRole, address } = await openCards(paths.addCard)
  await expect.element(getByRole('button', { name: m.card_add() })).toBeVisible()
  expect(address()).toMatch(/^\/creditCard\/1(?!.*saving)/)
})
