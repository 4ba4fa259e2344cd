import type { ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { updateOrderStatus } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { freePort, gatewayProcess } from '../../../testing/gateway-process.ts'
import { startGateway } from '../../../testing/gateway.ts'
import { newGuest, newTills, place, taikooShop } from '../../../testing/orders.fixtures.ts'
import { posSettings, startPosSandbox } from '../../../testing/pos-sandbox.ts'

const [till, beside, dataDir] = await Promise.all([startPosSandbox(), startGateway(), mkdtemp(join(tmpdir(), 'harbour-pos-'))])
const started: ChildProcess[] = []
afterAll(async () => {
  for (const child of started) child.kill('SIGKILL')
  till.stop()
  await Promise.all([beside.stop(), rm(dataDir, { recursive: true })])
})

test(
  'gateways with a POS post by themselves, and one that is killed over it leaves one check of each order',
  { timeout: 360_000 },
  async () => {
    const start = async () => gatewayProcess({ beside, dataDir, port: await freePort(), started, environment: posSettings(till.url) })
    const [first] = await Promise.all([start(), start()])
    const guest = await newGuest(beside)
    const [taikoo = {}] = await newTills(beside, taikooShop)
    const begun = async () => {
      const { orderId } = await place(beside, guest, {})
      for (const status of [10, 12]) await beside.ask(updateOrderStatus, { storeId: taikooShop, orderId, status }, taikoo)
      return orderId
    }
    const posted = async () =>
      (await beside.context.db.rows({ name: '', text: `select 1 as one from pos_checks where state = 'posted'` })).length
    await begun()
    await expect.poll(posted).toBe(1)
    await till.suffer('silent')
    await begun()
    await expect.poll(async () => (await till.checks()).length).toBe(2)
    first.kill('SIGKILL')
    await till.suffer('none')
    await begun()
    // Where the one that is killed had the shop in hand, nobody else has it for two minutes.
    await expect.poll(posted, { timeout: 240_000 }).toBe(3)
    expect(await till.checks()).toHaveLength(3)
  },
)
