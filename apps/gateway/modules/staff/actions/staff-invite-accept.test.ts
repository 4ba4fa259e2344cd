import { randomUUID } from 'node:crypto'
import { staffInviteAccept, staffLogin, staffMeGet } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { startGateway, noon } from '../../../testing/gateway.ts'
import { atShops, invited, staffPassword } from '../../../testing/staff.fixtures.ts'

const hours = 60 * 60_000
let now = noon
const gateway = await startGateway({ clock: { now: () => now } })
afterAll(gateway.stop)

const crew = [{ role: 'crew', scope: atShops('3101') }] as const

test('an invitation is taken once: a password, and in', async () => {
  const { token, account, staffId } = await invited(gateway, [...crew])
  const as = { deviceId: randomUUID() }
  const session = await gateway.ask(staffInviteAccept, { token, password: staffPassword }, as)
  expect(session).toMatchObject({
    staff: { staffId, account, joined: true, grants: crew },
    rights: ['shop.soldOut', 'shop.state', 'shop.orders'],
  })
  expect(await gateway.ask(staffMeGet, {}, { ...as, key: session.key })).toEqual({ staff: session.staff, rights: session.rights })
  expect(await gateway.call(staffInviteAccept, { token, password: 'Another#2026' }, as)).toMatchObject({ code: 'INVITATION_INVALID' })
  expect(await gateway.call(staffLogin, { account, password: staffPassword })).toMatchObject({ status: 1 })
})

test('of many who take one invitation at the same moment one gets in', async () => {
  const { token } = await invited(gateway, [...crew])
  const all = await Promise.all(Array.from({ length: 6 }, () => gateway.call(staffInviteAccept, { token, password: staffPassword })))
  expect(all.filter(({ status }) => status === 1)).toHaveLength(1)
})

test('a weak password says what it misses, and leaves the invitation good', async () => {
  const { token } = await invited(gateway, [...crew])
  expect(await gateway.call(staffInviteAccept, { token, password: 'harbour' })).toMatchObject({
    code: 'PASSWORD_WEAK',
    data: { missing: ['length', 'upper', 'digit', 'symbol'] },
  })
  expect(await gateway.call(staffInviteAccept, { token, password: staffPassword })).toMatchObject({ status: 1 })
})

test('an invitation is good for three days', async () => {
  const [one, other] = [await invited(gateway, [...crew]), await invited(gateway, [...crew])]
  now = noon + 72 * hours - 1
  expect(await gateway.call(staffInviteAccept, { token: one.token, password: staffPassword })).toMatchObject({ status: 1 })
  now = noon + 72 * hours
  expect(await gateway.call(staffInviteAccept, { token: other.token, password: staffPassword })).toMatchObject({
    code: 'INVITATION_INVALID',
  })
  now = noon
})

test.each([{}, { token: '', password: staffPassword }, { token: 'x', password: '' }])(
  'a malformed content is turned away: %j',
  async (content) => {
    expect(await gateway.call(staffInviteAccept, content)).toMatchObject({ code: 'CONTENT_INVALID' })
  },
)
