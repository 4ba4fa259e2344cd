import type { ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endpointTest, printerSave, printJobSave, registerSms } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { startGateway } from './gateway.ts'
import { freePort, gatewayProcess } from './gateway-process.ts'
import { freshPhone } from './members.fixtures.ts'
import { startPrinterSandbox } from './printers-sandbox.ts'
import { newJob, newPrinter } from './printing.fixtures.ts'
import { newStaff } from './staff.fixtures.ts'
import { saveEndpoint, startReceiver } from './webhooks.fixtures.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'harbour-outgoing-'))
/** A gateway that ends between commit and sending: no worker runs in it. */
const stopped = await startGateway({ environment: { WEBHOOK_ALLOW_PRIVATE: 'on', PRINTER_NETWORKS: '127.0.0.1' } })
const [outbox, erp, printer] = [await startReceiver(), await startReceiver(), await startPrinterSandbox()]
const started: ChildProcess[] = []
afterAll(async () => {
  for (const child of started) child.kill('SIGKILL')
  outbox.stop()
  erp.stop()
  printer.stop()
  await stopped.stop()
  await rm(dataDir, { recursive: true })
})

const messages = () => outbox.received.map(({ body }) => (JSON.parse(body) as { to: string }).to)

test('what was committed leaves though the gateway stopped before it could be sent, and so does what another process writes', async () => {
  const [before, after] = [freshPhone(), freshPhone()]
  const admin = await newStaff(stopped, 'admin')
  const { endpointId } = await saveEndpoint(stopped, admin, { url: erp.url })
  await stopped.ask(printerSave, newPrinter({ port: printer.port }), admin)
  await stopped.ask(printJobSave, newJob(), admin)
  await stopped.ask(endpointTest, { endpointId }, admin)
  await stopped.ask(registerSms, { phone: before }, { deviceId: randomUUID() })
  const port = await freePort()
  const environment = { OUTBOX_URL: outbox.url, WEBHOOK_ALLOW_PRIVATE: 'on', PRINTER_NETWORKS: '127.0.0.1', BOT_CHECK_WORK: '20' }
  const child = await gatewayProcess({ beside: stopped, dataDir, port, started, environment })
  await expect.poll(() => [messages(), erp.types()], { timeout: 10_000 }).toEqual([[before], ['ping']])
  await expect.poll(printer.papers, { timeout: 10_000 }).toHaveLength(1)

  await stopped.ask(printJobSave, newJob(), admin)
  await stopped.ask(endpointTest, { endpointId }, admin)
  await stopped.ask(registerSms, { phone: after }, { deviceId: randomUUID() })
  await expect
    .poll(() => [messages(), erp.types()], { timeout: 10_000, interval: 10 })
    .toEqual([
      [before, after],
      ['ping', 'ping'],
    ])
  await expect.poll(printer.papers, { timeout: 10_000, interval: 10 }).toHaveLength(2)
  child.kill('SIGTERM')
  expect((await once(child, 'exit'))[0]).toBe(0)
})
