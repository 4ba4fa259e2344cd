import { memberSearch } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { newMember } from '../../../testing/members.fixtures.ts'
import { place } from '../../../testing/orders.fixtures.ts'
import { startSupport } from '../../../testing/support.fixtures.ts'

const { gateway, support, macau, otherShop, refusal } = await startSupport()
afterAll(gateway.stop)
const member = await newMember(gateway)
const found = async (text: string, as = support) => (await gateway.ask(memberSearch, { text }, as)).members

test('a member is found by phone, email or member number, and masked', async () => {
  const [byPhone] = await found(member.phone)
  expect(byPhone).toMatchObject({ userId: member.userId, name: '陳***', email: 'k***@***' })
  expect(byPhone?.phone).toBe(`+852 6*** **${member.phone.slice(-2)}`)
  expect(await found(member.phone.replace('+852', ''))).toEqual([byPhone])
  expect(await found(member.email.toUpperCase())).toEqual([byPhone])
  expect(await found(byPhone?.memberNo ?? '')).toEqual([byPhone])
})

test('support of a brand or shop finds who has ordered there', async () => {
  expect(await found(member.phone, otherShop)).toEqual([])
  await place(gateway, member, { storeId: '3102' })
  expect(await found(member.phone, otherShop)).toHaveLength(1)
  expect(await found(member.phone, macau)).toEqual([])
})

test('less than a whole phone is refused, and a pattern finds nobody', async () => {
  expect(await refusal(memberSearch, { text: member.phone.slice(4, 9) })).toBe('PHONE_PARTIAL')
  for (const text of ['%', '%@example.com', 'kaman-%', '_']) expect(await found(text)).toEqual([])
})

test('a malformed content is turned away', async () => {
  expect(await gateway.call(memberSearch, {}, support)).toMatchObject({ code: 'CONTENT_INVALID' })
})
