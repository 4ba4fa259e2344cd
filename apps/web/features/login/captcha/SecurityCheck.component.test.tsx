import { captchaGet, captchaSms, captchaVerify } from '@harbour/protocol'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { m } from '../../../paraglide/messages.js'
import { setLanguage } from '../../../lib/locale.ts'
import { answering, gatewayOf, type ReceivedCall } from '../../../testing/test-gateway.ts'
import { show } from '../../../testing/test-phone.tsx'
import type { CheckKind } from './use-security-check.ts'
import { SecurityCheck } from './SecurityCheck.tsx'
import '../login.css'

const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='
const sizes = { width: 320, height: 200, pieceWidth: 60, pieceHeight: 60, pieceTop: 40 }
const puzzle = (round: number) => ({
  ...sizes,
  captchaId: `puzzle-${round}`,
  picture: pixel,
  piece: pixel,
  expiresAt: '2026/11/23 13:00:00',
})
const sent = { smsId: 'sms-1', sentTo: '+852 6•••4567', expiresAt: '2026/11/23 12:10:00', resendAt: '2026/11/23 12:01:00' }
const passed = { data: { captchaToken: 'good-for-one-call', expiresAt: '2026/11/23 12:05:00' } }

/** A gateway whose puzzle is solved at one place, give or take a little, and whose code is 123456. */
function gatewayWithGapAt(gap: number): ReceivedCall[] {
  let round = 0
  const judge = ({ content: { way, x, code } }: ReceivedCall) => {
    const right = way === 'code' ? code === '123456' : Math.abs(Number(x) - gap) < 6
    return right ? passed : { refused: way === 'code' ? 'SMS_CODE_WRONG' : 'CAPTCHA_WRONG', words: 'Not there' }
  }
  return gatewayOf(
    answering(captchaGet, () => ({ data: puzzle(++round) })),
    answering(captchaSms, () => ({ data: sent })),
    answering(captchaVerify, judge),
  )
}

const onPassed = vi.fn<(token: string) => void>()
beforeEach(() => onPassed.mockReset())

function Checked({ account, first = 'puzzle' }: { account?: string; first?: CheckKind }) {
  const [check, setCheck] = useState<CheckKind | undefined>(first)
  return <SecurityCheck check={check} account={account} password="Harbour-2026" onPassed={onPassed} onClose={() => setCheck(undefined)} />
}

async function openCheck(account?: string) {
  const shown = await show(<Checked account={account} />)
  return { ...shown, slider: shown.getByRole('slider', { name: m.check_slider() }) }
}

async function focus(control: Locator) {
  await expect.element(control).toBeVisible()
  control.element().focus()
}

/** Answers that were given to puzzles and codes. */
const answers = (heard: readonly ReceivedCall[]) => heard.filter(({ name }) => name === captchaVerify.name).map(({ content }) => content)

test('[1.24] a slice that is moved by the arrow keys is let go by Enter, and lets a member in', async () => {
  const heard = gatewayWithGapAt(100)
  const { slider } = await openCheck('85261234567')
  await focus(slider)
  await userEvent.keyboard('{PageUp}{PageUp}{PageUp}{PageUp}{ArrowRight}{ArrowRight}{ArrowLeft}')
  await expect.element(slider).toHaveAttribute('aria-valuenow', '100')
  await expect.element(slider).toHaveAttribute('aria-valuetext', m.check_at({ percent: 38 }))
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => onPassed.mock.lastCall).toEqual(['good-for-one-call'])
  expect(answers(heard)).toMatchObject([{ captchaId: 'puzzle-1', way: 'keys', x: 100 }])
})

test('[1.24] the slice stays on its way, however far the keys go', async () => {
  gatewayWithGapAt(100)
  const { slider } = await openCheck('85261234567')
  await focus(slider)
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(slider).toHaveAttribute('aria-valuenow', '0')
  await userEvent.keyboard('{PageUp>14/}')
  await expect.element(slider).toHaveAttribute('aria-valuenow', '260')
})

test('[1.24] a slice that is dragged into its place lets a member in, with the way that it took', async () => {
  const heard = gatewayWithGapAt(130)
  const { slider } = await openCheck('85261234567')
  await expect.element(slider).toBeVisible()
  // To the middle of its way.
  await userEvent.dragAndDrop(slider, page.elementLocator(slider.element().closest('.sl') ?? document.body), { steps: 8, force: true })
  await expect.poll(() => onPassed.mock.lastCall).toEqual(['good-for-one-call'])
  const [{ way, x, track } = {}] = answers(heard)
  const [from, ...points] = track as { x: number; t: number }[]
  expect({ way, from }).toEqual({ way: 'drag', from: { x: 0, t: 0 } })
  expect(points.at(-1)?.x).toBe(x)
  expect(points.length).toBeGreaterThan(3)
})

test('[1.24] where no code can be sent, buttons do what dragging does', async () => {
  const heard = gatewayWithGapAt(28)
  const { getByRole } = await openCheck()
  await getByRole('button', { name: m.check_far_right() }).click()
  await getByRole('button', { name: m.check_right(), exact: true }).click()
  await getByRole('button', { name: m.check_right(), exact: true }).click()
  await getByRole('button', { name: m.check_left(), exact: true }).click()
  await getByRole('button', { name: m.check_let_go() }).click()
  await expect.poll(() => answers(heard)).toMatchObject([{ way: 'keys', x: 28 }])
})

test('[1.24] a slice that is let go elsewhere brings another puzzle, and says so', async () => {
  const heard = gatewayWithGapAt(200)
  const { slider, getByText } = await openCheck('85261234567')
  await focus(slider)
  await userEvent.keyboard('{PageUp}{Enter}')
  await expect.element(getByText('Not there')).toBeVisible()
  await expect.element(slider).toHaveAttribute('aria-valuenow', '0')
  await focus(slider)
  await userEvent.keyboard('{PageUp>8/}{ArrowRight}{ArrowRight}{Enter}')
  await expect.poll(() => answers(heard).map(({ captchaId }) => captchaId)).toEqual(['puzzle-1', 'puzzle-2'])
})

test.each([
  ['en', '85261234567', 'Get an SMS code instead'],
  ['zh-Hant', 'kitty@example.com', '改用電郵驗證碼'],
])('[1.24] whoever cannot drag gets a code instead (%s, %s)', async (language, account, instead) => {
  setLanguage(language)
  const heard = gatewayWithGapAt(100)
  const { getByRole } = await openCheck(account)
  await getByRole('button', { name: instead }).click()
  await getByRole('button', { name: m.forgot_send() }).click()
  const code = getByRole('textbox', { name: m.code_label() })
  await code.fill('000000')
  await expect.element(code).toHaveAttribute('aria-invalid', 'true')
  await code.fill('123456')
  await expect.poll(() => onPassed.mock.lastCall).toEqual(['good-for-one-call'])
  expect(heard.find(({ name }) => name === captchaSms.name)?.content).toMatchObject({ account, password: 'Harbour-2026' })
  expect(answers(heard).at(-1)).toMatchObject({ captchaId: 'sms-1', way: 'code', code: '123456' })
})

test('[1.24] Escape gives the check up', async () => {
  gatewayWithGapAt(100)
  const { slider, getByRole } = await openCheck('85261234567')
  await expect.element(slider).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(getByRole('dialog')).not.toBeInTheDocument()
})
