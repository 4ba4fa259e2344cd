import { cardPageGet, cardPageOpen, cardRemove, orderPay, userDelete } from '@harbour/protocol'
import { addMinutes } from '@harbour/rules'
import { afterEach, expect, test } from 'vitest'
import { tasksLeft } from '../../../testing/cards.fixtures.ts'
import { noon, type As } from '../../../testing/gateway.ts'
import { wholeLaneOnly } from '../../../testing/lane.ts'
import { goodPassword, newMember } from '../../../testing/members.fixtures.ts'
import { place } from '../../../testing/orders.fixtures.ts'
import { startWithStripe } from '../../../testing/stripe-cards.fixtures.ts'
import { readPayments } from '../workers/read-payments.ts'
import { sweepCards } from '../workers/sweep-cards.ts'

const { stripe, money, gateway, clock, openPage, cardsOf, stateOf, saveCard, tell } = await startWithStripe()
afterEach(() => gateway.context.db.rows({ name: '', text: 'delete from card_tasks' }))

const sweep = () => sweepCards.round(gateway.context)
const waiting = async (as: As) => (await place(gateway, as, { payMethod: 'card' })).orderId
const byCard = (orderId: string) => ({ orderId, method: 'card', savedCard: true }) as const
const lastIntent = () => [...stripe.intents.values()].at(-1)
/** The cards that Stripe keeps for anybody. */
const kept = () => [...stripe.cards.methods.values()].filter(({ customer }) => customer !== null).length

async function memberWithCard() {
  const member = await newMember(gateway)
  return { member, card: await saveCard(member) }
}

test('[1.20] an order is paid by the saved card at once, and the card says when it was last used', async () => {
  const { member } = await memberWithCard()
  const orderId = await waiting(member)
  const before = stripe.intents.size
  const replies = await Promise.all([1, 2, 3].map(() => gateway.call(orderPay, byCard(orderId), member)))
  for (const { code } of replies) expect([undefined, 'PAY_UNSURE', 'PAY_EXPIRED']).toContain(code)
  expect(await money.status(orderId, member)).toMatchObject({
    order: { status: 7 },
    payments: [{ state: 'paid', card: { last4: '4242' } }],
  })
  expect(stripe.intents.size).toBe(before + 1)
  expect(await cardsOf(member)).toMatchObject([{ lastUsed: { amount: 8900 } }])
})

test.each([
  [{ code: 'expired_card' }, 'cardExpired'],
  [{ code: 'card_declined', decline_code: 'generic_decline' }, 'declined'],
] as const)('[1.20] a card whose bank says %j is declined on the spot, and another way can be taken', async (says, reason) => {
  const { member } = await memberWithCard()
  const orderId = await waiting(member)
  stripe.cards.bank.says = says
  expect(await gateway.call(orderPay, byCard(orderId), member)).toMatchObject({ status: 301, code: 'PAY_REFUSED' })
  expect(await money.status(orderId, member)).toMatchObject({
    order: { status: 1 },
    payments: [{ state: 'failed', reason, card: { last4: '4242' } }],
  })
  const { page } = await gateway.ask(orderPay, { orderId, method: 'card', savedCard: false }, member)
  expect(page).toContain('https://checkout.stripe.com/')
})

test('[1.20] a bank that asks leads its guest to its page; approved there the order is placed, by whichever witness is first', async () => {
  const { member } = await memberWithCard()
  stripe.cards.bank.says = 'ask'
  const [first, second] = [await waiting(member), await waiting(member)]
  const { page } = await gateway.ask(orderPay, byCard(first), member)
  expect(page).toBe(`https://hooks.stripe.com/3d_secure_2/${lastIntent()?.id}`)
  const back = expect.stringMatching(new RegExp(`^http://127.0.0.1:\\d+/transfer\\?orderId=${first}$`))
  expect(lastIntent()).toMatchObject({ next_action: { redirect_to_url: { return_url: back } } })
  expect(await money.status(first, member)).toMatchObject({ order: { status: 1 }, payments: [{ state: 'open', page }] })
  stripe.cards.answerBank(lastIntent()?.id ?? '', true)
  expect(await money.status(first, member)).toMatchObject({ order: { status: 7 }, payments: [{ state: 'paid' }] })
  await gateway.ask(orderPay, byCard(second), member)
  const ref = lastIntent()?.id ?? ''
  stripe.cards.answerBank(ref, true)
  expect(await tell('payment_intent.amount_capturable_updated', { object: 'payment_intent', id: ref })).toBe(200)
  expect(await money.payments(second)).toMatchObject([{ state: 'held' }])
})

test('a guest who says no to the bank, or leaves its page, has not paid, and can pay another way', async () => {
  const { member } = await memberWithCard()
  stripe.cards.bank.says = 'ask'
  const orderId = await waiting(member)
  await gateway.ask(orderPay, byCard(orderId), member)
  stripe.cards.answerBank(lastIntent()?.id ?? '', false)
  expect(await money.status(orderId, member)).toMatchObject({ payments: [{ state: 'failed', reason: 'notAuthenticated' }] })
  await gateway.ask(orderPay, byCard(orderId), member)
  const left = lastIntent()?.id ?? ''
  expect(await gateway.ask(orderPay, { orderId, method: 'cash' }, member)).toMatchObject({ page: null })
  expect(() => stripe.cards.answerBank(left, true)).toThrow('no longer')
  expect((await money.payments(orderId)).map(({ state }) => state)).toEqual(['failed', 'failed'])
})

test(
  'a charge whose answer is lost is not taken twice: its guest is asked to wait, and the poller places the order',
  wholeLaneOnly,
  async () => {
    const { member } = await memberWithCard()
    const orderId = await waiting(member)
    const before = stripe.intents.size
    stripe.faults.push({ on: /POST .*payment_intents$/, kind: 'cut-after', times: 3 }, { on: /GET/, kind: 'broken', times: 1000 })
    expect(await gateway.call(orderPay, byCard(orderId), member)).toMatchObject({ code: 'PAY_UNSURE' })
    // Also once no answer can come any more: it may have been charged.
    clock.at = addMinutes(noon, 1)
    expect(await gateway.call(orderPay, { orderId, method: 'alipay' }, member)).toMatchObject({ code: 'PAY_UNSURE' })
    stripe.faults.length = 0
    clock.at = addMinutes(noon, 2)
    await readPayments.round(gateway.context)
    expect(await money.payments(orderId)).toMatchObject([{ state: 'held' }])
    expect(stripe.intents.size).toBe(before + 1)
  },
)

test('[1.20] a removed card is removed at Stripe, later where that is silent; nobody removes another member’s', async () => {
  const [{ member, card }, { member: other }] = [await memberWithCard(), await memberWithCard()]
  const before = kept()
  expect(await gateway.ask(cardRemove, { cardId: card.cardId }, other)).toEqual({ removed: false })
  stripe.faults.push({ on: /detach$/, kind: 'broken', times: 3 })
  expect(await gateway.ask(cardRemove, { cardId: card.cardId }, member)).toEqual({ removed: true })
  expect([await cardsOf(member), kept()]).toEqual([[], before])
  clock.at = addMinutes(noon, 2)
  await sweep()
  expect([await tasksLeft(gateway), kept()]).toEqual([[], before - 1])
  expect(await gateway.call(orderPay, byCard(await waiting(member)), member)).toMatchObject({ code: 'CARD_UNKNOWN' })
  expect(await saveCard(member)).toMatchObject({ last4: '4242' })
})

test('a page whose opening was lost gives way to another method, since nobody has been shown it', wholeLaneOnly, async () => {
  const { member } = await memberWithCard()
  const orderId = await waiting(member)
  stripe.faults.push({ on: /POST .*sessions$/, kind: 'broken', times: 3 }, { on: /GET/, kind: 'broken', times: 1000 })
  expect(await gateway.call(orderPay, { orderId, method: 'card' }, member)).toMatchObject({ code: 'PAY_UNSURE' })
  clock.at = addMinutes(noon, 1)
  expect((await gateway.ask(orderPay, { orderId, method: 'alipay' }, member)).page).toContain('https://checkout.stripe.com/')
})

test('the page of a member who never came back is ended, and what was saved there is theirs', async () => {
  const [left, away] = [await newMember(gateway), await newMember(gateway)]
  const [unused, used] = [await openPage(left), await openPage(away)]
  stripe.cards.save(used)
  clock.at = addMinutes(noon, 29)
  await sweep()
  expect(await cardsOf(away)).toEqual([])
  clock.at = addMinutes(noon, 30)
  await sweep()
  expect(await cardsOf(away)).toMatchObject([{ last4: '4242' }])
  expect(() => stripe.cards.save(unused)).toThrow('this page saves no card')
  expect([await stateOf(left), await tasksLeft(gateway)]).toEqual(['none', []])
})

test('[1.23] the card of a deleted account is removed at Stripe, and so is one that was on its way', async () => {
  const [{ member }, begun, done] = [await memberWithCard(), await newMember(gateway), await newMember(gateway)]
  const [unused, used] = [await openPage(begun), await openPage(done)]
  const before = kept()
  stripe.cards.save(used)
  for (const each of [member, begun, done]) await gateway.ask(userDelete, { password: goodPassword }, each)
  const [row] = await gateway.context.db.rows<{ named: number }>({ name: '', text: 'select count(user_id)::int as named from card_tasks' })
  expect(row).toEqual({ named: 0 })
  await sweep()
  await sweep()
  expect([await tasksLeft(gateway), kept()]).toEqual([[], before - 1])
  expect(() => stripe.cards.save(unused)).toThrow('this page saves no card')
  expect([...stripe.cards.customers.values()].filter(({ email, deleted }) => email && !deleted).length).toBe(kept())
})

test('[1.23] a card that is saved while its account is being deleted is kept for nobody', async () => {
  const before = kept()
  for (const first of ['back', 'gone'] as const) {
    const member = await newMember(gateway)
    stripe.cards.save(await openPage(member))
    const back = () => gateway.call(cardPageGet, {}, member)
    const gone = () => gateway.ask(userDelete, { password: goodPassword }, member)
    await Promise.all(first === 'back' ? [back(), gone()] : [gone(), back()])
  }
  await sweep()
  await sweep()
  expect([await tasksLeft(gateway), kept()]).toEqual([[], before])
})

test('[1.23] a page that Stripe opens after its member was forgotten is ended', async () => {
  const member = await newMember(gateway)
  stripe.faults.push({ on: /POST .*sessions$/, kind: 'late', ms: 700 })
  const heard = stripe.heard.length
  const opening = gateway.call(cardPageOpen, {}, member)
  await expect.poll(() => stripe.heard.slice(heard).some(({ path }) => path.endsWith('/sessions')), { interval: 5 }).toBe(true)
  await gateway.ask(userDelete, { password: goodPassword }, member)
  await sweep()
  expect(await opening).toMatchObject({ code: 'CARD_UNSURE' })
  expect([...stripe.sessions.values()].at(-1)).toMatchObject({ mode: 'setup', status: 'expired' })
  expect(await tasksLeft(gateway)).toEqual([])
})
