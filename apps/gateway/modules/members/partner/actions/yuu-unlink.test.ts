import { yuuUnlink } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { newMember } from '../../../../testing/members.fixtures.ts'
import { newGuest } from '../../../../testing/orders.fixtures.ts'
import { noon, startGateway } from '../../../../testing/gateway.ts'

const gateway = await startGateway()
afterAll(gateway.stop)

test('a member’s own link is taken back, and nobody else’s', async () => {
  const [member, other] = [await newMember(gateway), await newMember(gateway)]
  const { partnerGuests } = gateway.context
  await partnerGuests.link({ userId: member.userId, subject: 'pearl-1', cardNo: '8800', at: noon })
  expect(await gateway.ask(yuuUnlink, {}, other)).toEqual({ unlinked: false })
  expect(await partnerGuests.link({ userId: other.userId, subject: 'pearl-1', cardNo: '8800', at: noon })).toBe(false)
  expect(await gateway.ask(yuuUnlink, {}, member)).toEqual({ unlinked: true })
  expect(await gateway.ask(yuuUnlink, {}, member)).toEqual({ unlinked: false })
})

test('a guest has none, and a malformed content is turned away', async () => {
  expect(await gateway.call(yuuUnlink, {}, await newGuest(gateway))).toMatchObject({ code: 'MEMBERS_ONLY' })
  expect(await gateway.call(yuuUnlink, { userId: 'x' }, await newMember(gateway))).toMatchObject({ code: 'UNKNOWN_FIELD' })
})
