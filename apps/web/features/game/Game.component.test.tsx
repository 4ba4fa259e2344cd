import { gameGet } from '@harbour/protocol'
import { expect, test, vi } from 'vitest'
import { userEvent, type Locator } from 'vitest/browser'
import { setLanguage } from '../../lib/locale.ts'
import { m } from '../../paraglide/messages.js'
import { expectWellMade } from '../../testing/test-barriers.ts'
import { answering, gatewayOf } from '../../testing/test-gateway.ts'
import { show, signIn, type Shown } from '../../testing/test-phone.tsx'
import { Game } from './Game.tsx'
import { GameScreen } from './GameScreen.tsx'

const prizes = [{ prizeId: 'pizza', kind: 'coupon', name: 'A pizza', odds: 5 }]
const answered = { open: true, prizes, drawn: null, nextAt: '2026/11/24 00:00:00' }

/** Presses what keyboards press: what has the focus, by Enter. */
async function press(control: Locator) {
  await expect.element(control).toBeVisible()
  control.element().focus()
  await userEvent.keyboard('{Enter}')
}

const button = ({ getByRole }: Shown, name: string) => getByRole('button', { name, exact: true })

/** The toppings that are to be remembered, as they are read out. */
async function readOrder({ getByRole }: Shown): Promise<string[]> {
  const list = getByRole('list')
  await expect.element(list).toBeVisible()
  return list.element().textContent?.match(new RegExp(toppings().join('|'), 'g')) ?? []
}

const toppings = () => [m.game_tomato(), m.game_mushroom(), m.game_pepperoni(), m.game_basil(), m.game_olive()]

test.each(['en', 'zh-Hant'])('[2.29] the game is played by keyboard alone, and a slip begins its pizza anew (%s)', async (language) => {
  setLanguage(language)
  const onDone = vi.fn<() => void>()
  const shown = await show(<Game onDone={onDone} />)
  await press(button(shown, m.game_start()))
  for (const round of [1, 2, 3]) {
    await expect.element(shown.getByRole('heading')).toHaveFocus()
    const order = await readOrder(shown)
    expect(order).toHaveLength(round + 2)
    await press(button(shown, m.game_ready()))
    if (round === 1) {
      await press(button(shown, toppings().find((name) => name !== order[0]) ?? ''))
      await expect.element(shown.getByText(m.game_wrong())).toBeVisible()
    }
    for (const topping of order) await press(button(shown, topping))
  }
  await expect.element(shown.getByRole('heading', { name: m.game_done() })).toHaveFocus()
  await press(button(shown, m.game_to_prize()))
  expect(onDone).toHaveBeenCalledOnce()
})

test('[2.29] a visitor reads how likely each prize is, may skip the game, and is asked to log in for the surprise', async () => {
  signIn(true)
  gatewayOf(answering(gameGet, () => ({ data: answered })))
  const { getByText, getByRole } = await show(<GameScreen />, { at: '/game' })
  const odds = getByText(m.game_odds())
  await expect.element(odds).toBeVisible()
  expect(odds.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  await press(odds)
  await expect.element(getByText('0.5%')).toBeVisible()
  await getByRole('button', { name: m.game_skip() }).click()
  await expectWellMade()
  await expect.element(getByRole('link', { name: m.game_login() })).toHaveAttribute('href', '/login?page=%2Fgame')
})
