import { cardGet, cardPageGet, cardPageOpen } from '@harbour/protocol'
import { Stripe } from 'stripe'
import { afterAll, afterEach } from 'vitest'
import { stripePayments } from '../adapters/payments/stripe.ts'
import { hookSecret, secretKey, startStripe } from './fakes/fake-stripe.ts'
import { noon, type As } from './gateway.ts'
import { startMoney } from './payments.fixtures.ts'

/** A gateway that is paid through Stripe, which these tests play: after each of them it is noon again, nothing fails, and every bank says yes. */
export async function startWithStripe() {
  const stripe = await startStripe(0)
  const settings = { secretKey, hookSecret, url: stripe.url }
  const provider = stripePayments(settings, { clock: { now: () => noon }, patienceMs: 2000 })
  const money = await startMoney({ all: [provider], byName: new Map([[provider.name, provider]]) })
  const { gateway, clock } = money
  afterAll(async () => {
    await gateway.stop()
    stripe.stop()
  })
  afterEach(() => {
    clock.at = noon
    stripe.faults.length = 0
    stripe.cards.bank.says = 'yes'
  })

  /** Opens the page for a member, and gives Stripe's name of it. */
  async function openPage(member: As): Promise<string> {
    const { page } = await gateway.ask(cardPageOpen, {}, member)
    return page?.split('/').at(-1) ?? ''
  }
  const cardsOf = async (member: As) => (await gateway.ask(cardGet, {}, member)).cards
  const stateOf = async (member: As) => (await gateway.ask(cardPageGet, {}, member)).state

  return {
    stripe,
    money,
    gateway,
    clock,
    openPage,
    cardsOf,
    stateOf,
    /** A member's card, saved on the page, and what we call it. */
    async saveCard(member: As) {
      stripe.cards.save(await openPage(member))
      await stateOf(member)
      const [card] = await cardsOf(member)
      if (!card) throw new Error('no card was saved')
      return card
    },
    /** Stripe tells us of a page or a payment; gives the status of our answer. */
    async tell(type: string, object: object): Promise<number> {
      const payload = JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } })
      const signature = new Stripe(secretKey).webhooks.generateTestHeaderString({ payload, secret: hookSecret })
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
      return (await fetch(`${gateway.url}/hooks/stripe`, { method: 'POST', headers, body: payload })).status
    },
  }
}
