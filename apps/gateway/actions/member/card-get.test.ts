import { cardGet } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { newMember } from '../../member-cast.ts'
import { newGuest } from '../../test-cast.ts'
import { startGateway } from '../../test-gateway.ts'

const gateway = await startGateway()
afterAll(gateway.stop)

test('as long as no cards are taken, a member has none and can save none', async () => {
  expect(await gateway.ask(cardGet, {}, await newMember(gateway))).toEqual({ cards: [], mayBind: false })
})

test('a visitor has none, and an unknown field is turned away', async () => {
  expect(await gateway.call(cardGet, {}, await newGuest(gateway))).toMatchObject({ status: 301, code: 'MEMBERS_ONLY' })
  expect(await gateway.call(cardGet, { cardId: 'x' })).toMatchObject({ code: 'UNKNOWN_FIELD' })
})
