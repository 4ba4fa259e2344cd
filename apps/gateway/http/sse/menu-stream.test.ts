import { updateSoldOut } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { openEvents } from '../../testing/event-reader.ts'
import { hearNotices } from '../../testing/notices.ts'
import { noon, startGateway } from '../../testing/gateway.ts'
import { newTills, taikooShop } from '../../testing/orders.fixtures.ts'

let now = noon
// One alone, for which the test itself hears the notices.
const gateway = await startGateway({ clock: { now: () => now }, gateways: 1 })
const { menuStreams, catalogue } = gateway.context
const channels = { catalogue: (storeId: string) => void catalogue.reload().then(() => menuStreams.tell(storeId)) }
const listener = await hearNotices(gateway.context, channels)
afterAll(async () => {
  menuStreams.leave()
  await listener.stop()
  await gateway.stop()
})

const open = (storeId: string) => openEvents(`${gateway.url}/events/menus/${storeId}`)

const change = (changedAt: number, withinMs: number) => `event: change\ndata: ${JSON.stringify({ changedAt, withinMs })}`

test('[8.14] whoever has the menu of a shop open is told when it last changed, and at once that it is another, and nobody else; of a change of all shops everybody', async () => {
  const [there, elsewhere] = [await open(taikooShop), await open('3103')]
  expect([await there.next(), await elsewhere.next()]).toEqual([change(noon, 10_000), change(noon, 10_000)]) // this process began
  const [till] = await newTills(gateway, taikooShop)
  now = noon + 1
  await gateway.ask(updateSoldOut, { storeId: taikooShop, pid: 'tiramisu', soldOut: true }, till)
  expect(await there.next()).toBe(change(noon + 1, 300))
  const late = await open(taikooShop)
  expect(await late.next()).toBe(change(noon + 1, 300))
  now = noon + 2
  menuStreams.tell('')
  expect([await there.next(), await elsewhere.next(), await late.next()]).toEqual(Array(3).fill(change(noon + 2, 10_000)))
  for (const stream of [there, elsewhere, late]) await stream.leave()
})

test('a shop that nobody knows has no stream, and the menus of one network are bounded, beside its orders', async () => {
  expect((await open('9999')).status).toBe(404)
  const strict = await startGateway({ environment: { RATE_LIMIT_SCALE: '0.05' } })
  const streams = await Promise.all(Array.from({ length: 12 }, () => fetch(`${strict.url}/events/menus/${taikooShop}`)))
  expect(streams.filter(({ status }) => status === 200)).toHaveLength(10)
  for (const { body } of streams) await body?.cancel()
  await strict.stop()
})
