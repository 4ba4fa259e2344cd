import { randomUUID } from 'node:crypto'
import { cardBind, cardGet } from '@harbour/protocol'
import { afterAll, afterEach, expect, test } from 'vitest'
import { buildApp } from '../../../http/app.ts'
import { bindCard, newCard, providersAt, tasksLeft } from '../../../testing/cards.fixtures.ts'
import { newMember } from '../../../testing/members.fixtures.ts'
import { startPaySandbox } from '../../../testing/payments-sandbox.ts'
import { newGuest } from '../../../testing/orders.fixtures.ts'
import { noon, post, startGateway } from '../../../testing/gateway.ts'

const sandbox = await startPaySandbox()
const providers = await providersAt(sandbox, { now: () => noon })
const gateway = await startGateway({ instead: { providers } })
afterAll(async () => {
  await gateway.stop()
  sandbox.stop()
})
afterEach(() => sandbox.calm())

const cardsOf = async (as: object) => (await gateway.ask(cardGet, {}, as)).cards
const shown = { network: 'visa', last4: '4242', expiryMonth: 12, expiryYear: 2034, holder: 'CHAN KA MAN', isDefault: true, lastUsed: null }

test('[1.20] a card is saved by its token; what is kept of it is what may be shown', async () => {
  const member = await newMember(gateway)
  const card = await newCard(sandbox)
  expect(await gateway.ask(cardBind, card, member)).toEqual({ cardId: card.clientCardId, ...shown })
  expect(await cardsOf(member)).toEqual([{ cardId: card.clientCardId, ...shown }])
  expect(await tasksLeft(gateway)).toEqual([])
})

test('[5.14] [9.15] a second card is refused and the first stays, in both languages', async () => {
  const member = await newMember(gateway)
  const { cardId } = await bindCard(gateway, sandbox, member)
  const second = await newCard(sandbox, '5555555555554444')
  expect(await gateway.call(cardBind, second, { ...member, language: 1 })).toMatchObject({
    status: 301,
    code: 'CARD_KEPT',
    msg: '每個帳戶只可儲存一張信用卡，請先移除已儲存的那張。',
  })
  const english = await gateway.call(cardBind, second, { ...member, language: 2 })
  expect(english.msg).toBe('Only one card can be saved. Please remove the saved one first.')
  expect(await cardsOf(member)).toMatchObject([{ cardId, last4: '4242' }])
})

test('[5.14] of two cards at the same moment one is kept, and the other is left to be removed', async () => {
  const member = await newMember(gateway)
  const both = [await newCard(sandbox), await newCard(sandbox, '5555555555554444')]
  const replies = await Promise.all(both.map((card) => gateway.call(cardBind, card, member)))
  expect(replies.map(({ code }) => code ?? 'kept').sort()).toEqual(['CARD_KEPT', 'kept'])
  expect(await cardsOf(member)).toHaveLength(1)
  const left = await tasksLeft(gateway)
  expect(left.every(({ state }) => state === 'removing')).toBe(true)
  expect(left.length).toBeLessThanOrEqual(1)
  await gateway.context.db.rows({ name: '', text: 'delete from card_tasks' })
})

test('a double tap and an answer that was lost save one card', async () => {
  const member = await newMember(gateway)
  const card = await newCard(sandbox)
  const taps = await Promise.all([1, 2, 3].map(() => gateway.ask(cardBind, card, member)))
  for (const tap of [...taps, await gateway.ask(cardBind, card, member)]) expect(tap).toEqual({ cardId: card.clientCardId, ...shown })
  expect(await cardsOf(member)).toHaveLength(1)
  expect(await tasksLeft(gateway)).toEqual([])
})

test('a provider that saves and whose answer is lost is asked again under the same id', async () => {
  const member = await newMember(gateway)
  const card = await newCard(sandbox)
  await sandbox.suffer({ kind: 'cut-after', times: 1, on: ['save'] })
  expect(await gateway.call(cardBind, card, member)).toMatchObject({ status: 301, code: 'CARD_UNSURE' })
  expect(await cardsOf(member)).toEqual([])
  expect(await gateway.ask(cardBind, card, member)).toEqual({ cardId: card.clientCardId, ...shown })
  expect(await tasksLeft(gateway)).toEqual([])
})

test('a token that the provider does not know, or that was used, is refused, and nothing is left of it', async () => {
  const [member, other] = [await newMember(gateway), await newMember(gateway)]
  const card = await newCard(sandbox)
  expect(await gateway.call(cardBind, { ...card, token: 'tok_nobody' }, member)).toMatchObject({ status: 301, code: 'CARD_REFUSED' })
  await gateway.ask(cardBind, card, other)
  // Another member with the same id and token comes upon nothing.
  expect(await gateway.call(cardBind, card, member)).toMatchObject({ code: 'CARD_REFUSED' })
  expect(await cardsOf(member)).toEqual([])
  expect(await tasksLeft(gateway)).toEqual([])
})

test('where nobody keeps cards none can be saved', async () => {
  const without = await startGateway({ instead: { providers: { all: [], byName: new Map() } } })
  const member = await newMember(without)
  expect(await without.call(cardBind, await newCard(sandbox), member)).toMatchObject({ status: 301, code: 'CARD_UNAVAILABLE' })
  expect(await without.ask(cardGet, {}, member)).toEqual({ cards: [], mayBind: false, tokens: null })
  await without.stop()
})

test('ten tries an hour are enough for one member', async () => {
  const strict = await startGateway({ environment: { RATE_LIMIT_SCALE: '1' }, instead: { providers } })
  const member = await newMember(strict)
  const card = { token: 'tok_nobody', clientCardId: randomUUID(), holder: 'CHAN' }
  for (let i = 0; i < 10; i++) expect(await strict.call(cardBind, card, member)).toMatchObject({ code: 'CARD_REFUSED' })
  expect(await strict.call(cardBind, card, member)).toMatchObject({ status: 301, code: 'TOO_MANY_REQUESTS' })
  await strict.stop()
})

test('a visitor saves none', async () => {
  expect(await gateway.call(cardBind, await newCard(sandbox), await newGuest(gateway))).toMatchObject({ code: 'MEMBERS_ONLY' })
})

const number = '4242 4242 4242 4242'
const malformed = [
  { token: number },
  { token: '4242424242424242' },
  { token: 'tok' },
  { clientCardId: number },
  { holder: number },
  { holder: 'CHAN 4242' },
  { holder: '' },
  { holder: 'x'.repeat(41) },
]
test.each(malformed)('[1.20] no field takes the number of a card: %j', async (wrong) => {
  const member = await newMember(gateway)
  expect(await gateway.call(cardBind, { ...(await newCard(sandbox)), ...wrong }, member)).toMatchObject({ code: 'CONTENT_INVALID' })
})

test('[1.20] no line of the log has a number that somebody sends all the same, nor a token', async () => {
  const lines: unknown[] = []
  const keep = (...line: unknown[]) => void lines.push(line)
  const app = buildApp({ ...gateway.context, log: { debug: keep, info: keep, warn: keep, error: keep } })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const card = await newCard(sandbox)
  const member = await newMember(gateway)
  for (const more of [{ number }, { token: number }, { holder: number }, {}])
    await post(`${url}/api`, { definition: cardBind, content: { ...card, ...more }, as: member })
  await app.close()
  expect(lines.length).toBeGreaterThan(0)
  const said = JSON.stringify(lines).replaceAll(/[\s-]/g, '')
  for (const secret of [number.replaceAll(' ', ''), card.token]) expect(said).not.toContain(secret)
})
