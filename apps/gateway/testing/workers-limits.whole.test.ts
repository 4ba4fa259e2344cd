import { once } from 'node:events'
import { getUserOrders } from '@harbour/protocol'
import { brandIds } from '@harbour/rules'
import { expect, test } from 'vitest'
import { inParallel } from './in-parallel.ts'
import { newGuest } from './orders.fixtures.ts'
import { startCluster } from './workers.fixtures.ts'

const { beside, startTogether, freshOrder, submit } = await startCluster()

test('processes that share a port share every limit: of 64 orders at once a guest gets as many as they may have; one that dies is followed by another', async () => {
  const { child, workers, base } = await startTogether({ RATE_LIMIT_SCALE: '1' })
  const guest = await newGuest(beside)
  const most = beside.context.catalogue.brand(brandIds.hongKong).orderLimits.cash.guest
  const outcomes = await inParallel(64, () => submit(freshOrder(), { as: guest, base }))
  expect(outcomes).toEqual({ done: most, CASH_ORDERS_TOO_MANY: 64 - most })
  const { orders } = await beside.ask(getUserOrders, { limit: 50 }, guest)
  expect(orders).toHaveLength(most)
  const [victim = 0] = workers()
  process.kill(victim, 'SIGKILL')
  await expect.poll(() => workers().filter((pid) => pid !== victim)).toHaveLength(3)
  child.kill('SIGTERM')
  expect((await once(child, 'exit'))[0]).toBe(0)
  expect(() => process.kill(victim, 0)).toThrow('ESRCH')
})
