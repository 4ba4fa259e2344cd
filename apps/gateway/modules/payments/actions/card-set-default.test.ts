import { randomUUID } from 'node:crypto'
import { cardGet, cardSetDefault } from '@harbour/protocol'
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

test('[1.20] a card is what orders are paid with unless its member says otherwise', async () => {
  const member = await newMember(gateway)
  const { cardId, isDefault } = await bindCard(gateway, sandbox, member)
  expect(isDefault).toBe(true)
  for (const wanted of [false, false, true]) {
    expect(await gateway.ask(cardSetDefault, { cardId, isDefault: wanted }, member)).toEqual({ isDefault: wanted })
    expect((await gateway.ask(cardGet, {}, member)).cards).toMatchObject([{ isDefault: wanted }])
  }
})

test('another member’s card is unknown, and stays as it is', async () => {
  const [member, other] = [await newMember(gateway), await newMember(gateway)]
  const { cardId } = await bindCard(gateway, sandbox, member)
  for (const id of [cardId, randomUUID()])
    expect(await gateway.call(cardSetDefault, { cardId: id, isDefault: false }, other)).toMatchObject({ status: 301, code: 'CARD_UNKNOWN' })
  expect((await gateway.ask(cardGet, {}, member)).cards).toMatchObject([{ isDefault: true }])
})

test('a visitor has none, and a malformed content is turned away', async () => {
  const wish = { cardId: randomUUID(), isDefault: true }
  expect(await gateway.call(cardSetDefault, wish, await newGuest(gateway))).toMatchObject({ code: 'MEMBERS_ONLY' })
  for (const wrong of [{ cardId: '1' }, { isDefault: 'yes' }])
    expect(await gateway.call(cardSetDefault, { ...wish, ...wrong })).toMatchObject({ code: 'CONTENT_INVALID' })
})
