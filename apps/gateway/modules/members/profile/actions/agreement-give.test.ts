import { agreementGet, agreementGive } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { newMember } from '../../../../testing/members.fixtures.ts'
import { newGuest } from '../../../../testing/orders.fixtures.ts'
import { noon, startGateway } from '../../../../testing/gateway.ts'

const gateway = await startGateway()
afterAll(gateway.stop)

const consentsOf = {
  name: '',
  text: 'select kind, given, wording, extract(epoch from at) * 1000 as at from consents where user_id = $1 order by consent_id',
}
const today = { agreement: '2026-10', privacy: '2026-10' }

/** A member who agreed when other words stood there. */
async function memberOfOld() {
  const member = await newMember(gateway)
  const before = { name: '', text: `update consents set wording = '2025-01' where user_id = $1` }
  await gateway.context.db.rows(before, [member.userId])
  return member
}

test('[5.12] agreeing anew is kept beside the old agreement, with its time and version, and once', async () => {
  const member = await memberOfOld()
  for (let times = 0; times < 2; times++) await gateway.ask(agreementGive, today, member)
  const kept = await gateway.context.db.rows<{ kind: string; wording: string; at: string }>(consentsOf, [member.userId])
  expect(kept.map(({ kind, wording }) => `${kind} ${wording}`)).toEqual([
    'agreement 2025-01',
    'privacy 2025-01',
    'agreement 2026-10',
    'privacy 2026-10',
  ])
  expect(Number(kept[3]?.at)).toBe(noon)
})

test('other versions than those of today are refused with these, in both languages, and nothing is kept', async () => {
  const member = await memberOfOld()
  const old = { agreement: '2025-01', privacy: '2026-10' }
  expect(await gateway.call(agreementGive, old, member)).toMatchObject({ status: 301, code: 'AGREEMENT_CHANGED', data: today })
  expect((await gateway.call(agreementGive, old, { ...member, language: 2 })).msg).toMatch(/^[\u0020-\u007e’]+$/)
  expect((await gateway.ask(agreementGet, {}, member)).texts.map(({ due }) => due)).toEqual([true, true])
})

test('another member’s agreement is theirs alone', async () => {
  const [member, other] = [await memberOfOld(), await memberOfOld()]
  await gateway.ask(agreementGive, today, member)
  expect((await gateway.ask(agreementGet, {}, other)).texts.map(({ due }) => due)).toEqual([true, true])
})

test('a visitor agrees to nothing, and a malformed content is turned away', async () => {
  expect(await gateway.call(agreementGive, today, await newGuest(gateway))).toMatchObject({ status: 301, code: 'MEMBERS_ONLY' })
  expect(await gateway.call(agreementGive, { agreement: '2026-10' })).toMatchObject({ code: 'CONTENT_INVALID' })
})
