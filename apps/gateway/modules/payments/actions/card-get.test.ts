import { cardGet } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { bindCard, providersAt } from '../../../testing/cards.fixtures.ts'
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

const tokens = { url: `${sandbox.url}/v1/tokens`, publishableKey: 'pk_sandbox_harbour' }

test('[1.20] a member without a card learns where the browser takes one to; with one, that no other can be saved', async () => {
  const member = await newMember(gateway)
  expect(await gateway.ask(cardGet, {}, member)).toEqual({ cards: [], mayBind: true, tokens })
  const card = await bindCard(gateway, sandbox, member)
  expect(await gateway.ask(cardGet, {}, member)).toEqual({ cards: [card], mayBind: false, tokens })
  expect((await gateway.ask(cardGet, {}, await newMember(gateway))).cards).toEqual([])
})

test('what the provider calls the card is told to nobody', async () => {
  const member = await newMember(gateway)
  await bindCard(gateway, sandbox, member)
  expect(JSON.stringify(await gateway.call(cardGet, {}, member))).not.toContain('card_')
})

test('a visitor has none, and an unknown field is turned away', async () => {
  expect(await gateway.call(cardGet, {}, await newGuest(gateway))).toMatchObject({ status: 301, code: 'MEMBERS_ONLY' })
  expect(await gateway.call(cardGet, { cardId: 'x' })).toMatchObject({ code: 'UNKNOWN_FIELD' })
})
