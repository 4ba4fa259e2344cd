import { cardBind, cardGet, cardPageOpen } from '@harbour/protocol'
import { addMinutes } from '@harbour/rules'
import { expect, test } from 'vitest'
import { newCard, providersAt } from '../../../testing/cards.fixtures.ts'
import { noon, startGateway } from '../../../testing/gateway.ts'
import { wholeLaneOnly } from '../../../testing/lane.ts'
import { newMember } from '../../../testing/members.fixtures.ts'
import { newGuest } from '../../../testing/orders.fixtures.ts'
import { startPaySandbox } from '../../../testing/payments-sandbox.ts'
import { startWithStripe } from '../../../testing/stripe-cards.fixtures.ts'
import { sweepCards } from '../workers/sweep-cards.ts'

const { stripe, gateway, clock, openPage, cardsOf, stateOf, saveCard } = await startWithStripe()
const lastSession = () => [...stripe.sessions.values()].at(-1)

test('[1.20] a member without a card is led to Stripe’s page, which leads back to the screen of the saved card', async () => {
  const member = await newMember(gateway)
  expect(await gateway.ask(cardGet, {}, member)).toEqual({ cards: [], mayBind: true, tokens: null })
  const { page } = await gateway.ask(cardPageOpen, {}, member)
  expect(page).toBe(`https://checkout.stripe.com/c/pay/${lastSession()?.id}`)
  expect(lastSession()).toMatchObject({
    success_url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/creditCard\/1\?saving=done$/),
    cancel_url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/creditCard\/1\?saving=left$/),
  })
})

test('a double tap, a lost answer and another language come to one page', async () => {
  const member = await newMember(gateway)
  const before = stripe.sessions.size
  stripe.faults.push({ on: /POST .*sessions$/, kind: 'cut-after', times: 3 })
  expect(await gateway.call(cardPageOpen, {}, member)).toMatchObject({ status: 301, code: 'CARD_UNSURE' })
  const taps = await Promise.all(([1, 2, 1] as const).map((language) => gateway.ask(cardPageOpen, {}, { ...member, language })))
  expect(new Set([...taps, await gateway.ask(cardPageOpen, {}, member)].map(({ page }) => page)).size).toBe(1)
  expect(stripe.sessions.size).toBe(before + 1)
})

test('[5.14] who has a card is led nowhere; who has just saved one in another tab is told so', async () => {
  const member = await newMember(gateway)
  stripe.cards.save(await openPage(member))
  expect(await gateway.ask(cardPageOpen, {}, member)).toEqual({ page: null })
  expect(await cardsOf(member)).toMatchObject([{ last4: '4242', holder: 'CHAN KA MAN' }])
  expect(await gateway.call(cardPageOpen, {}, member)).toMatchObject({ status: 301, code: 'CARD_KEPT' })
})

test(
  'who comes too late for their page is given another, also once it has been swept; while Stripe is silent nobody knows',
  wholeLaneOnly,
  async () => {
    const member = await newMember(gateway)
    const first = await openPage(member)
    stripe.expire(first)
    const second = await openPage(member)
    expect(second).not.toBe(first)
    stripe.faults.push({ on: /GET .*sessions/, kind: 'broken', times: 9 })
    expect(await gateway.call(cardPageOpen, {}, member)).toMatchObject({ code: 'CARD_UNSURE' })
    stripe.faults.length = 0
    clock.at = addMinutes(noon, 31)
    await sweepCards.round(gateway.context)
    expect(await stateOf(member)).toBe('none')
    expect(await openPage(member)).not.toBe(second)
  },
)

test('each member has a page of their own, and a card of their own', async () => {
  const [one, other] = [await newMember(gateway), await newMember(gateway)]
  const page = await openPage(one)
  expect(await openPage(other)).not.toBe(page)
  stripe.cards.save(page)
  expect([await stateOf(other), await cardsOf(other)]).toEqual(['open', []])
  expect([await stateOf(one), (await cardsOf(one)).length]).toEqual(['saved', 1])
})

test('Stripe’s no is told; no token is taken there, and no page opened where the browser has tokens', async () => {
  const member = await newMember(gateway)
  stripe.faults.push({ on: /POST .*sessions$/, kind: 'refused', times: 1 })
  expect(await gateway.call(cardPageOpen, {}, member)).toMatchObject({ status: 301, code: 'CARD_REFUSED' })
  const sandbox = await startPaySandbox()
  expect(await gateway.call(cardBind, await newCard(sandbox), member)).toMatchObject({ code: 'CARD_UNAVAILABLE' })
  const byToken = await startGateway({ instead: { providers: await providersAt(sandbox, { now: () => noon }) } })
  expect(await byToken.call(cardPageOpen, {}, await newMember(byToken))).toMatchObject({ status: 301, code: 'CARD_UNAVAILABLE' })
  await byToken.stop()
  sandbox.stop()
})

test('ten pages an hour are enough for one member', async () => {
  const strict = await startGateway({ environment: { RATE_LIMIT_SCALE: '1' }, instead: { providers: gateway.context.providers } })
  const member = await newMember(strict)
  for (let i = 0; i < 10; i++) await strict.ask(cardPageOpen, {}, member)
  expect(await strict.call(cardPageOpen, {}, member)).toMatchObject({ status: 301, code: 'TOO_MANY_REQUESTS' })
  await strict.stop()
})

test('a visitor is led nowhere, and an unknown field is turned away', async () => {
  expect(await gateway.call(cardPageOpen, {}, await newGuest(gateway))).toMatchObject({ code: 'MEMBERS_ONLY' })
  expect(await gateway.call(cardPageOpen, { number: '4242424242424242' }, await newMember(gateway))).toMatchObject({
    code: 'UNKNOWN_FIELD',
  })
})

test('what Stripe calls card, page and customer is told to nobody', async () => {
  const member = await newMember(gateway)
  await saveCard(member)
  expect(JSON.stringify(await gateway.call(cardGet, {}, member))).not.toMatch(/cus_|pm_|cs_/)
})
