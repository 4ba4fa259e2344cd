import { memberCodeGet } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { newMember } from '../../../../testing/members.fixtures.ts'
import { newGuest } from '../../../../testing/orders.fixtures.ts'
import { noon, startGateway } from '../../../../testing/gateway.ts'

const clock = { at: noon, now: () => clock.at }
const gateway = await startGateway({ clock })
afterAll(gateway.stop)

test('[1.23] the membership code changes with time, lasts a minute, and shows nothing of whose it is', async () => {
  const member = await newMember(gateway)
  const one = await gateway.ask(memberCodeGet, {}, member)
  expect(one).toMatchObject({ expiresAt: noon + 60_000, memberNo: expect.stringMatching(/^\d{12}$/) })
  clock.at += 1000
  const two = await gateway.ask(memberCodeGet, {}, member)
  expect(two.code).not.toBe(one.code)
  const id = member.userId.replaceAll('-', '')
  for (const { code } of [one, two]) {
    expect(code.length).toBeLessThan(64)
    expect(Buffer.from(code.slice(5), 'base64url').toString('hex')).not.toContain(id)
  }
})

test('a visitor has none, and an unknown field is turned away', async () => {
  expect(await gateway.call(memberCodeGet, {}, await newGuest(gateway))).toMatchObject({ status: 301, code: 'MEMBERS_ONLY' })
  expect(await gateway.call(memberCodeGet, { userId: 'x' })).toMatchObject({ code: 'UNKNOWN_FIELD' })
})
