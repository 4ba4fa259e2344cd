import { groupBegin, groupGet } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { startGroups } from '../../../testing/groups.fixtures.ts'
import { macauShop } from '../../../testing/orders.fixtures.ts'

const { gateway, guest, terms, inMinutes, later } = await startGroups()
afterAll(gateway.stop)

test('a group order is begun under a name, at a shop, until a moment, and its host alone hears its token', async () => {
  const host = await guest()
  const { token, group } = await gateway.ask(groupBegin, terms({ mostEach: 80 }), host)
  expect(token).toMatch(/^[\w-]{22}$/)
  expect(group).toMatchObject({ role: 'host', hostName: 'Ada', orderType: 1, state: 'open', mostEach: 8000 })
  expect(group).toMatchObject({ people: 0, parts: [], total: 0 })
  const kept = { name: '', text: 'select encode(token_hash, $$hex$$) as hash from group_orders where group_id = $1' }
  const [row] = await gateway.context.db.rows<{ hash: string }>(kept, [group.groupId])
  expect(row?.hash).toMatch(/^[0-9a-f]{64}$/)
  expect(row?.hash).not.toContain(token)
})

test('begun again after a lost answer it is the same one, under another token; the one before opens nothing any more', async () => {
  const [host, asked] = [await guest(), terms()]
  const first = await gateway.ask(groupBegin, asked, host)
  const again = await gateway.ask(groupBegin, asked, host)
  expect(again.group.groupId).toBe(first.group.groupId)
  expect(await gateway.call(groupGet, { token: first.token }, host)).toMatchObject({ code: 'GROUP_UNKNOWN' })
  expect(await gateway.ask(groupGet, { token: again.token }, host)).toMatchObject({ role: 'host' })
  // The id is its host's own: another's is another group order.
  const other = await gateway.ask(groupBegin, asked, await guest())
  expect(other.group.groupId).not.toBe(first.group.groupId)
})

test('of sixteen that begin the same at once all have the same one', async () => {
  const [host, asked] = [await guest(), terms()]
  const all = await Promise.all(Array.from({ length: 16 }, () => gateway.call(groupBegin, asked, host)))
  const ids = all.flatMap(({ data }) => (data as { group?: { groupId: string } } | null)?.group?.groupId ?? [])
  expect(new Set(ids).size).toBe(1)
})

test.each([
  ['STORE_UNKNOWN', { storeId: '9999' }],
  ['STORE_UNKNOWN', { storeId: macauShop }],
  ['GROUP_MOMENT', { closesAt: '2026/11/20 11:59:59' }],
  ['GROUP_MOMENT', { closesAt: '2026/11/21 12:00:01' }],
  ['GROUP_MOMENT', { closesAt: '2026/11/20 18:00:00', wantedAt: '2026/11/20 18:00:00' }],
])('it is refused with %s for %j', async (code, more) => {
  expect(await gateway.call(groupBegin, terms(more), await guest())).toMatchObject({ status: 301, code })
})

test('it is refused at a shop that does not sell in this way', async () => {
  const shop = gateway.context.catalogue.shops(31).find(({ orderTypes }) => !orderTypes.includes(5))
  if (!shop) throw new Error('every shop serves at tables')
  const { code } = await gateway.call(groupBegin, terms({ storeId: shop.storeId, orderType: 5 }), await guest())
  expect(code).toBe('ORDER_TYPE_UNAVAILABLE')
})

test('a whole day ahead is the longest, and twenty a day are enough for one guest', async () => {
  const host = await guest()
  const ask = () => gateway.call(groupBegin, terms({ closesAt: inMinutes(24 * 60) }), host)
  for (let at = 0; at < 20; at++) expect(await ask()).toMatchObject({ status: 1 })
  expect(await ask()).toMatchObject({ status: 301, code: 'TOO_MANY_REQUESTS' })
  expect(await gateway.call(groupBegin, terms(), await guest())).toMatchObject({ status: 1 })
})

test('without a session nobody begins one; no name, one too long, or a field too many is turned away', async () => {
  const host = await guest()
  expect(await gateway.call(groupBegin, terms())).toMatchObject({ code: 'SESSION_EXPIRED' })
  for (const more of [{ name: ' ' }, { name: 'x'.repeat(21) }, { mostEach: -1 }, { closesAt: 'soon' }])
    expect(await gateway.call(groupBegin, terms(more), host)).toMatchObject({ code: 'CONTENT_INVALID' })
  expect(await gateway.call(groupBegin, terms({ hostId: host.userId }), host)).toMatchObject({ code: 'UNKNOWN_FIELD' })
})

test('under the id of one that is over nothing is begun, and that is said', async () => {
  const [host, asked] = [await guest(), terms()]
  await gateway.ask(groupBegin, asked, host)
  later(30 + 6 * 60)
  expect(await gateway.call(groupBegin, { ...asked, closesAt: inMinutes(30) }, host)).toMatchObject({ status: 301, code: 'GROUP_UNKNOWN' })
})
