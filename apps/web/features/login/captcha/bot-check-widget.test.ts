import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallFailure } from '../../../api/call-failure.ts'
import { runBotCheckWidget } from './bot-check-widget.ts'

/** The options that a widget is rendered with, as far as its script calls them. */
type Options = Record<string, (token?: string) => void>

/** A page with a provider's script that stands still, until the test does what the guest or the provider would do. */
const page: { options?: Options; shown: number; executed: number; scriptComes: boolean } = { shown: 0, executed: 0, scriptComes: true }

beforeEach(() => {
  vi.useFakeTimers()
  Object.assign(page, { options: undefined, shown: 0, executed: 0, scriptComes: true })
  const kit = { render: (_into: unknown, options: Options) => ((page.options = options), 'w1'), execute: () => void (page.executed += 1) }
  vi.stubGlobal('window', {})
  vi.stubGlobal('document', {
    createElement: (tag: string) => ({ remove: () => tag === 'div' && (page.shown -= 1) }),
    body: { append: () => void (page.shown += 1) },
    head: {
      append(script: HTMLScriptElement) {
        if (!page.scriptComes) return
        Object.assign(window, { turnstile: kit, hcaptcha: kit })
        script.onload?.(new Event('load'))
      },
    },
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Shows a widget, and gives how it has ended by now. */
async function shown(kind: 'turnstile' | 'hcaptcha') {
  const state: { ended?: string } = {}
  runBotCheckWidget({ kind, siteKey: 'site-1' }).then(
    (token) => (state.ended = token),
    (fault: Error) => (state.ended = fault.message),
  )
  await vi.advanceTimersByTimeAsync(0)
  return state
}

/** The options that the widget's script calls. */
async function called(name: string, token?: string): Promise<void> {
  page.options?.[name]?.(token)
  await vi.advanceTimersByTimeAsync(0)
}

test.each(['turnstile', 'hcaptcha'] as const)('%s gives its token, and leaves nothing on the page', async (kind) => {
  const state = await shown(kind)
  expect(page).toMatchObject({ shown: 1, executed: kind === 'hcaptcha' ? 1 : 0, options: { sitekey: 'site-1' } })
  await called('callback', 'token-1')
  await vi.advanceTimersByTimeAsync(200_000)
  expect(state.ended).toBe('token-1')
  expect(page.shown).toBe(0)
})

test.each([
  ['turnstile', 'error-callback'],
  ['turnstile', 'expired-callback'],
  ['turnstile', 'timeout-callback'],
  ['turnstile', 'unsupported-callback'],
  ['hcaptcha', 'error-callback'],
  ['hcaptcha', 'expired-callback'],
  ['hcaptcha', 'chalexpired-callback'],
  ['hcaptcha', 'close-callback'],
] as const)('a widget of %s that ends by its %s lets the guest go on', async (kind, name) => {
  const state = await shown(kind)
  await called(name)
  expect(state.ended).toBe(`${kind} gave no token`)
  expect(page.shown).toBe(0)
})

test.each([
  ['turnstile', 'before-interactive-callback'],
  ['hcaptcha', 'open-callback'],
] as const)(
  '[9.7] %s that says nothing is given up after 20 seconds; where it shows a task the guest has two minutes',
  async (kind, opens) => {
    const silent = await shown(kind)
    await vi.advanceTimersByTimeAsync(19_999)
    expect(silent.ended).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    expect(silent.ended).toBe(`${kind} gave no token`)
    const open = await shown(kind)
    await called(opens)
    await vi.advanceTimersByTimeAsync(119_999)
    expect(open.ended).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    expect(open.ended).toBe(`${kind} gave no token`)
  },
)

test('[9.7] a provider’s script that does not come is given up after 20 seconds', async () => {
  page.scriptComes = false
  const state = await shown('turnstile')
  await vi.advanceTimersByTimeAsync(20_000)
  expect(state.ended).toMatch(/did not come$/)
})

test('a check that is not passed leaves the call refused in the gateway’s own words', async () => {
  const refused = new CallFailure(301, 'BOT_CHECK_REQUIRED', 'Please try again.', { kind: 'hcaptcha', siteKey: 'site-1' })
  vi.doMock('../../../api/call.ts', () => ({ call: () => Promise.reject(refused) }))
  const { callWithBotCheck } = await import('./call-with-bot-check.ts')
  const { registerSms } = await import('@harbour/protocol')
  const calling = callWithBotCheck(registerSms, { phone: '61234567' }).catch((cause: unknown) => cause)
  await vi.waitFor(() => expect(page.options).toBeDefined(), { timeout: 30_000 })
  await called('close-callback')
  expect(await calling).toBe(refused)
})
