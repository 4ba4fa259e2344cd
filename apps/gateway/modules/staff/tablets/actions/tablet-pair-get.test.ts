import { getShopOrders, tabletPair, tabletPairGet, tabletPairStart, tabletRevoke } from '@harbour/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { noon, startGateway } from '../../../../testing/gateway.ts'
import { atShops, newStaff, type StaffAs } from '../../../../testing/staff.fixtures.ts'

let now = noon
const gateway = await startGateway({ clock: { now: () => now } })
afterAll(gateway.stop)

let manager: StaffAs
beforeAll(async () => void (manager = await newStaff(gateway, 'manager', atShops('3101'))))

const poll = (secret: string) => gateway.call(tabletPairGet, { secret })
const pair = (code: string) => gateway.ask(tabletPair, { storeId: '3101', code, name: 'Counter' }, manager)
const works = async (key?: string) => (await gateway.call(getShopOrders, { storeId: '3101' }, { key: key ?? '' })).status === 1
const fetched = async (secret: string) => (await gateway.ask(tabletPairGet, { secret })).paired

test('a tablet waits, is given its key once it is paired, again while it has used none, and then never again', async () => {
  const { code, secret } = await gateway.ask(tabletPairStart)
  expect(await poll(secret)).toMatchObject({ status: 1, data: { paired: null } })
  const { tablet } = await pair(code)
  const lost = await fetched(secret)
  const kept = await fetched(secret)
  expect(kept).toMatchObject({ tabletId: tablet.tabletId, storeId: '3101', name: 'Counter' })
  expect([await works(lost?.key), await works(kept?.key)]).toEqual([false, true])
  expect(await poll(secret)).toMatchObject({ status: 301, code: 'PAIRING_UNKNOWN' })
  expect(await works(kept?.key)).toBe(true)
})

test('only hashes of keys and secrets are kept', async () => {
  const { code, secret } = await gateway.ask(tabletPairStart)
  await pair(code)
  const key = (await fetched(secret))?.key ?? '?'
  const kept = await gateway.context.db.rows({ name: '', text: 'select k::text, p::text from shop_keys k, tablet_pairings p' })
  expect(JSON.stringify(kept)).not.toContain(key)
  expect(JSON.stringify(kept)).not.toContain(secret)
})

test('a code that nobody enters in time, a tablet that is revoked, and a secret of nobody are unknown', async () => {
  const [late, revoked] = [await gateway.ask(tabletPairStart), await gateway.ask(tabletPairStart)]
  const { tablet } = await pair(revoked.code)
  await gateway.ask(tabletRevoke, { storeId: '3101', tabletId: tablet.tabletId }, manager)
  now += 10 * 60_000
  for (const secret of [late.secret, revoked.secret, 'x']) expect(await poll(secret)).toMatchObject({ code: 'PAIRING_UNKNOWN' })
  expect(await poll('')).toMatchObject({ code: 'CONTENT_INVALID' })
})
