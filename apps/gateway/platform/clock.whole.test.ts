import type { ChildProcess } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getOrderDetail, orderPay, postOrder } from '@harbour/protocol'
import * as v from 'valibot'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openClock } from './clock.ts'
import { startPaySandbox } from '../testing/payments-sandbox.ts'
import { newGuest, onWire, orderOf } from '../testing/orders.fixtures.ts'
import { noon, post, startGateway } from '../testing/gateway.ts'
import { freePort, gatewayProcess } from '../testing/gateway-process.ts'

const hour = 3600_000
const started: ChildProcess[] = []
let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'harbour-clock-'))
  return () => rm(dataDir, { recursive: true })
})
afterAll(() => started.forEach((child) => child.kill('SIGKILL')))

test('a gateway that starts again an hour after its start at CLOCK is an hour on, and takes a payment', { timeout: 120_000 }, async () => {
  const beside = await startGateway({ now: noon + hour })
  const port = await freePort()
  const base = `http://127.0.0.1:${port}/api`
  const bank = await startPaySandbox({ clock: noon + hour, hookUrl: `http://127.0.0.1:${port}/hooks/sandbox` })
  await openClock({ clock: noon, dataDir })
  const environment = { PAY_SANDBOX_URL: bank.url, NODE_OPTIONS: hourLater }
  await gatewayProcess({ beside, dataDir, port, started, environment })
  const guest = await newGuest(beside)
  const { data } = await post(base, { definition: postOrder, content: onWire(orderOf(beside, { payMethod: 'alipay' })), as: guest })
  const { orderId } = v.parse(v.object({ orderId: v.string() }), data)
  expect(await post(base, { definition: orderPay, content: { orderId, method: 'alipay' }, as: guest })).toMatchObject({ status: 1 })
  const [payment] = await bank.payments()
  await bank.act(payment?.id ?? '', 'approve')
  const status = async () => (await beside.ask(getOrderDetail, { orderId }, guest)).status
  await expect.poll(status).toBe(7)
  bank.stop()
  await beside.stop()
})

test('another CLOCK, and one whose file is spoilt, begin anew', async () => {
  const [at, later] = [Date.parse('2030-01-01T12:00:00Z'), Date.parse('2031-01-01T12:00:00Z')]
  await writeFile(join(dataDir, 'clock.json'), JSON.stringify({ clock: at, ahead: 5 * hour }))
  const hoursAhead = async (clock?: number) => Math.round(((await openClock({ clock, dataDir })).now() - Date.now()) / hour)
  expect([await hoursAhead(at), await hoursAhead()]).toEqual([5, 0])
  expect(await hoursAhead(later)).toBe(Math.round((later - Date.now()) / hour))
  await writeFile(join(dataDir, 'clock.json'), '{"clock":')
  expect(await hoursAhead(at)).toBe(Math.round((at - Date.now()) / hour))
})

/** The machine's own clock shows an hour more in a process with this option. */
const hourLater = `--import=data:text/javascript,${encodeURIComponent(`const real = Date.now; Date.now = () => real() + ${hour}`)}`
