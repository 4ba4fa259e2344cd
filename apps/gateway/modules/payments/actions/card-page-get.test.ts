import { cardPageGet } from '@harbour/protocol'
import { expect, test } from 'vitest'
import { wholeLaneOnly } from '../../../testing/lane.ts'
import { newMember } from '../../../testing/members.fixtures.ts'
import { newGuest } from '../../../testing/orders.fixtures.ts'
import { tasksLeft } from '../../../testing/cards.fixtures.ts'
import { startWithStripe } from '../../../testing/stripe-cards.fixtures.ts'

const { stripe, gateway, openPage, cardsOf, stateOf, tell } = await startWithStripe()

test('[1.20] the card is there for who comes back before Stripe’s notice, and the notice changes nothing', async () => {
  const member = await newMember(gateway)
  const session = await openPage(member)
  expect(await stateOf(member)).toBe('open')
  stripe.cards.save(session)
  expect(await stateOf(member)).toBe('saved')
  const shown = {
    network: 'visa',
    last4: '4242',
    expiryMonth: 12,
    expiryYear: 2030,
    holder: 'CHAN KA MAN',
    isDefault: true,
    lastUsed: null,
  }
  const cards = await cardsOf(member)
  expect(cards).toEqual([{ cardId: expect.any(String), ...shown }])
  expect(await tell('checkout.session.completed', { object: 'checkout.session', id: session, mode: 'setup' })).toBe(200)
  expect([await stateOf(member), await cardsOf(member)]).toEqual(['saved', cards])
})

test('the notice saves the card of who does not come back, once, however often it comes', async () => {
  const member = await newMember(gateway)
  const session = await openPage(member)
  stripe.cards.save(session)
  const notice = () => tell('checkout.session.completed', { object: 'checkout.session', id: session, mode: 'setup' })
  stripe.faults.push({ on: /GET .*sessions/, kind: 'broken', times: 3 })
  expect(await notice()).toBe(503)
  expect(await Promise.all([notice(), notice(), notice()])).toEqual([200, 200, 200])
  expect(await cardsOf(member)).toHaveLength(1)
  expect(await tasksLeft(gateway)).toEqual([])
})

test('who goes back without a card has none, and the page still takes one', async () => {
  const member = await newMember(gateway)
  const session = await openPage(member)
  expect([await stateOf(member), await cardsOf(member)]).toEqual(['open', []])
  expect(await openPage(member)).toBe(session)
  stripe.expire(session)
  expect([await stateOf(member), await cardsOf(member)]).toEqual(['none', []])
})

test('Stripe’s silence is no answer, and is asked again', wholeLaneOnly, async () => {
  const member = await newMember(gateway)
  stripe.cards.save(await openPage(member))
  stripe.faults.push({ on: /GET .*sessions/, kind: 'broken', times: 3 })
  expect([await stateOf(member), await stateOf(member)]).toEqual(['unsure', 'saved'])
})

test('a name with a number in it is kept without it', async () => {
  const member = await newMember(gateway)
  stripe.cards.save(await openPage(member), { name: ' Chan 4242 4242 4242 4242 ' })
  await stateOf(member)
  expect(await cardsOf(member)).toMatchObject([{ holder: 'Chan' }])
})

test('a visitor has no page, and an unknown field is turned away', async () => {
  expect(await gateway.call(cardPageGet, {}, await newGuest(gateway))).toMatchObject({ code: 'MEMBERS_ONLY' })
  expect(await gateway.call(cardPageGet, { session: 'cs_test_1' }, await newMember(gateway))).toMatchObject({ code: 'UNKNOWN_FIELD' })
  expect(await stateOf(await newMember(gateway))).toBe('none')
})
