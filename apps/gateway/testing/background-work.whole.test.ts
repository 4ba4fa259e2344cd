import { getOrderDetail } from '@harbour/protocol'
import { addMinutes } from '@harbour/rules'
import { expect, test } from 'vitest'
import { moment } from '../platform/database/moment.ts'
import { freePort } from './gateway-process.ts'
import { noon, post } from './gateway.ts'
import { newGuest, place } from './orders.fixtures.ts'
import { startProcessWorld } from './process-world.ts'

const { beside, startProcess } = await startProcessWorld()

const metricsToken = 'a token of sixteen'

/** A measure of the gateway at a port. */
async function measured(port: number, name: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } })).text()
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])
}

test(
  'a gateway without background work answers calls and leaves what is due to another one, which sees to it',
  { timeout: 120_000 },
  async () => {
    const guest = await newGuest(beside)
    const { orderId } = await place(beside, guest, { payMethod: 'card' })
    const past = { name: '', text: 'update orders set pay_until = $2 where order_id = $1' }
    await beside.context.db.rows(past, [orderId, moment(addMinutes(noon, -1))])
    const statusAt = async (port: number) =>
      (await post(`http://127.0.0.1:${port}/api`, { definition: getOrderDetail, content: { orderId }, as: guest })).data

    const calls = await freePort()
    await startProcess(calls, { METRICS_TOKEN: metricsToken, BACKGROUND_WORK: 'off' })
    expect(await statusAt(calls)).toMatchObject({ status: 1 })
    expect(await measured(calls, 'harbour_work_due{queue="expireOrders"}')).toBe(1)
    expect(await measured(calls, 'harbour_workers_looked_timestamp_seconds')).toBe(0)

    const works = await freePort()
    await startProcess(works, { METRICS_TOKEN: metricsToken })
    await expect.poll(() => statusAt(calls), { timeout: 60_000 }).toMatchObject({ status: -1, endReason: 'unpaid' })
    expect(await measured(works, 'harbour_workers_looked_timestamp_seconds')).toBeGreaterThan(0)
    expect(await measured(calls, 'harbour_workers_looked_timestamp_seconds')).toBe(0)
  },
)
