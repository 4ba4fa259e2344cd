import type { OrderCard } from '@harbour/protocol'
import { cents } from '@harbour/rules'
import { expect, test, vi } from 'vitest'
import { m } from '../../paraglide/messages.js'
import { expectWellMade } from '../../testing/test-barriers.ts'
import { show } from '../../testing/test-phone.tsx'
import { StripePay } from './StripePay.tsx'

const order = { total: cents(8900) } as OrderCard // all that is shown of it
const opened = { key: 'pk_test_1', clientSecret: 'cs_1_secret_2' }
const atRest = { isPending: false, error: null }
const element = { publishableKey: 'pk_test_1', clientSecret: 'cs_1_secret_2' }

/** Stripe's script as far as it is asked here; gives what it was asked, and what its elements say when a guest does something in them. */
function standInForStripe({ wallets = true } = {}) {
  const asked: object[] = []
  const says: { now: object } = { now: { type: 'success' } }
  const listeners = new Map<string, (event: object) => void>()
  const shown = (name: string) => ({
    mount: (at: HTMLElement) => {
      at.textContent = name
      listeners.get(`${name} ready`)?.({ availablePaymentMethods: { applePay: false, googlePay: wallets } })
    },
    destroy: () => undefined,
    on: (event: string, listener: (event: object) => void) => listeners.set(`${name} ${event}`, listener),
  })
  const confirm = async (how: object) => (asked.push(how), says.now)
  const checkout = {
    loadActions: async () => ({ type: 'success', actions: { confirm } }),
    createExpressCheckoutElement: () => shown('wallets'),
    createPaymentElement: () => shown('card fields'),
  }
  vi.stubGlobal('Stripe', (key: string) => ({
    initCheckoutElementsSdk: ({ clientSecret }: { clientSecret: string }) => (asked.push({ key, clientSecret }), checkout),
  }))
  return { asked, says, happens: (what: string, event: object) => listeners.get(what)?.(event) }
}

async function openPayment(stripe: Parameters<typeof standInForStripe>[0] = {}) {
  const kit = standInForStripe(stripe)
  const onConfirmed = vi.fn()
  const onOther = vi.fn()
  const screen = await show(<StripePay {...{ order, element, onConfirmed, onOther }} paying={atRest} onHosted={() => undefined} />)
  return { ...kit, onConfirmed, onOther, screen, pay: screen.getByRole('button', { name: new RegExp(`^${m.pay_by_card()}`) }) }
}

test('[1.20] a wallet of the browser pays at one tap, on our own screen', async () => {
  const { asked, happens, onConfirmed, screen } = await openPayment()
  await expect.element(screen.getByRole('heading', { name: m.pay_wallets() })).toBeVisible()
  await expectWellMade()
  const wallet = { paymentFailed: vi.fn() }
  happens('wallets confirm', wallet)
  await expect.poll(() => onConfirmed.mock.calls.length).toBe(1)
  expect(asked).toEqual([opened, { redirect: 'if_required', expressCheckoutConfirmEvent: wallet }])
  expect(wallet.paymentFailed).not.toHaveBeenCalled()
})

test('[1.20] without a wallet a card pays, with an email for its receipt, and what its bank says is read here', async () => {
  const { asked, says, onConfirmed, screen, pay } = await openPayment({ wallets: false })
  await expect.element(screen.getByText('card fields')).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: m.pay_wallets() })).not.toBeInTheDocument()
  await pay.click()
  await expect.element(screen.getByText(m.pay_email_missing())).toBeVisible()
  await screen.getByRole('textbox', { name: m.pay_email() }).fill('kitty@example.com')
  says.now = { type: 'error', error: { message: 'Your card was declined.' } }
  await pay.click()
  await expect.element(screen.getByText('Your card was declined.')).toBeVisible()
  expect(onConfirmed).not.toHaveBeenCalled()
  says.now = { type: 'success' }
  await pay.click()
  await expect.poll(() => onConfirmed.mock.calls.length).toBe(1)
  expect(asked.at(-1)).toEqual({ redirect: 'if_required', email: 'kitty@example.com' })
})

const refused = (): unknown => ({ loadActions: async () => ({ type: 'error', error: { message: 'expired' } }) })
const broken = (): unknown => {
  throw new Error('blocked')
}

test.each([
  ['cannot open the payment', refused],
  ['breaks', broken],
])(
  '[1.20] where Stripe %s the guest hears of it, and pays on its page at one tap, or another way',
  async (_fault, initCheckoutElementsSdk) => {
    vi.stubGlobal('Stripe', () => ({ initCheckoutElementsSdk }))
    const [onHosted, onOther] = [vi.fn(), vi.fn()]
    const lost = { order, element, onHosted, onOther, onConfirmed: () => undefined }
    const screen = await show(<StripePay {...lost} paying={atRest} />)
    await expect.element(screen.getByText(m.pay_stripe_lost())).toBeVisible()
    await expectWellMade()
    const hosted = screen.getByRole('button', { name: new RegExp(`^${m.pay_hosted()}`) })
    await expect.element(hosted).toMatchTextContent('$89')
    await hosted.click()
    expect(onHosted).toHaveBeenCalledOnce()
    await screen.getByRole('button', { name: m.pay_other_way() }).click()
    expect(onOther).toHaveBeenCalledOnce()
  },
)

test('[1.20] fields of a card that Stripe cannot show lead to its page, and the wallets that there are still pay', async () => {
  const { says, happens, onConfirmed, screen } = await openPayment()
  await expect.element(screen.getByText('card fields')).toBeVisible()
  happens('card fields loaderror', {})
  const hosted = screen.getByRole('button', { name: new RegExp(`^${m.pay_hosted()}`) })
  await expect.element(hosted).toBeVisible()
  await expect.element(screen.getByText('card fields')).not.toBeVisible()
  await expect.element(screen.getByText('wallets', { exact: true })).toBeVisible()
  says.now = { type: 'error', error: { message: 'Your card was declined.' } }
  happens('wallets confirm', { paymentFailed: () => undefined })
  await expect.element(screen.getByText('Your card was declined.')).toBeVisible()
  await expect.element(hosted).toBeVisible()
  says.now = { type: 'success' }
  happens('wallets confirm', { paymentFailed: () => undefined })
  await expect.poll(() => onConfirmed.mock.calls.length).toBe(1)
})
