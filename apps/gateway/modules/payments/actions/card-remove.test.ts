import { randomUUID } from 'node:crypto'
import { cardBind, cardGet, cardRemove } from '@harbour/protocol'
import { afterAll, afterEach, expect, test } from 'vitest'
import { bindCard, newCard, providersAt, tasksLeft } from '../../../testing/cards.fixtures.ts'
import { newMember } from '../../../testing/members.fixtures.ts'
import { startPaySandbox } from '../../../testing/payments-sandbox.ts'
import { newGuest } from '../../../testing/orders.fixtures.ts'
import { noon, startGateway } from '../../../testing/gateway.ts'

const sandbox = await startPaySandbox()
const gateway = await startGateway({ instead: { providers: await providersAt(sandbox, { now: () => noon }) } })
afterAll(async () => {
  await gateway.stop()
  sandbox.stop()
})
afterEach(() => sandbox.calm())

test('[1.20] a card is removed, asked twice as well, and another can be saved', async () => {
  const member = await newMember(gateway)
  const { cardId } = await bindCard(gateway, sandbox, member)
  expect(await gateway.ask(cardRemove, { cardId: cardId.toUpperCase() }, member)).toEqual({ removed: true })
  expect(await gateway.ask(cardRemove, { cardId }, member)).toEqual({ removed: false })
  expect(await gateway.ask(cardGet, {}, member)).toMatchObject({ cards: [], mayBind: true })
  expect(await tasksLeft(gateway)).toEqual([])
  expect(await gateway.ask(cardBind, await newCard(sandbox, '5555555555554444'), member)).toMatchObject({ last4: '4444' })
})

test('a provider that does not answer keeps nobody’s card here, and is asked again', async () => {
  const member = await newMember(gateway)
  const { cardId } = await bindCard(gateway, sandbox, member)
  await sandbox.suffer({ kind: 'broken', times: 1, on: ['remove'] })
  expect(await gateway.ask(cardRemove, { cardId }, member)).toEqual({ removed: true })
  expect((await gateway.ask(cardGet, {}, member)).cards).toEqual([])
  expect(await tasksLeft(gateway)).toMatchObject([{ state: 'removing', ref: expect.stringMatching(/^card_/) }])
})

test('another member’s card cannot be removed, nor one that nobody has', async () => {
  const [member, other] = [await newMember(gateway), await newMember(gateway)]
  const { cardId } = await bindCard(gateway, sandbox, member)
  for (const id of [cardId, randomUUID()]) expect(await gateway.ask(cardRemove, { cardId: id }, other)).toEqual({ removed: false })
  expect((await gateway.ask(cardGet, {}, member)).cards).toMatchObject([{ cardId }])
})

test('a visitor removes none, and what is no id is turned away', async () => {
  expect(await gateway.call(cardRemove, { cardId: randomUUID() }, await newGuest(gateway))).toMatchObject({ code: 'MEMBERS_ONLY' })
  expect(await gateway.call(cardRemove, { cardId: '4242424242424242' })).toMatchObject({ code: 'CONTENT_INVALID' })
})
