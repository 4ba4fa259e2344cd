import { endpointListGet } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { atShops, newStaff, type StaffAs } from '../../../testing/staff.fixtures.ts'
import { startWebhooks } from '../../../testing/webhooks.fixtures.ts'

const { gateway, admin, hongKong, macau, own, chains } = await startWebhooks()
afterAll(gateway.stop)

test('an admin of a brand sees its endpoints alone, who has the whole chain all of them, and nobody a secret', async () => {
  const seen = async (as: StaffAs) => (await gateway.ask(endpointListGet, {}, as)).endpoints.map(({ endpointId }) => endpointId)
  expect(await seen(hongKong)).toEqual([own.endpointId])
  expect(await seen(macau)).toEqual([])
  expect(await seen(await newStaff(gateway, 'admin', atShops('3101')))).toEqual([])
  expect(new Set(await seen(admin))).toEqual(new Set([own.endpointId, chains.endpointId]))
  const { data } = await gateway.call(endpointListGet, {}, admin)
  expect(JSON.stringify(data)).not.toContain('whsec_')
  expect((await gateway.ask(endpointListGet, {}, hongKong)).endpoints).toMatchObject([
    { url: 'https://hk.example/hook', onlyBrand: 31, state: 'on', failingSince: null, waiting: 0 },
  ])
})

test.each([{ storeId: '3101' }, { brands: [31] }])('a malformed content is turned away: %j', async (content) => {
  expect(await gateway.call(endpointListGet, content, admin)).toMatchObject({ code: 'UNKNOWN_FIELD' })
})
