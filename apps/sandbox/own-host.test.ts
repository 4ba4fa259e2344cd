import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { request, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createShell } from './app-shell/shell.ts'
import { createCollector } from './collector/collector.ts'
import { createGeocoders } from './geocoders/geocoders.ts'
import { createOutbox } from './outbox/outbox.ts'
import { createPayments } from './payments/payments.ts'
import { createPush } from './push/push.ts'
import { createVouchers } from './vouchers/vouchers.ts'

const folder = mkdtempSync(join(tmpdir(), 'harbour-own-host-'))
afterAll(() => rmSync(folder, { recursive: true }))
const here = 'http://127.0.0.1:9'
const shell = { gatewayUrl: here, base: '/api', outboxUrl: here, paymentsUrl: here }

const services: [string, () => Server, string][] = [
  ['the outbox', createOutbox, '/messages'],
  ['the collector', createCollector, '/seen'],
  ['the push service', createPush, '/messages'],
  ['the app’s shell', () => createShell(shell), '/'],
  ['the vendors of vouchers', () => createVouchers(), '/vouchers'],
  ['the geocoders', createGeocoders, '/search?q=x'],
  ['the payment provider', () => createPayments({ file: join(folder, 'pay.jsonl'), hookUrl: here }), '/payments'],
]

test.each(services)(
  '%s answers a browser of this machine under its own address, and under no name of a stranger',
  async (_name, create, path) => {
    const server = create().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo // a TCP server's address is no string
    const status = async (host: string) => {
      const asked = request({ port, host: '127.0.0.1', path, headers: { host } }).end()
      const [answer] = (await once(asked, 'response')) as [IncomingMessage] // as node:http gives it
      answer.resume()
      return answer.statusCode
    }
    for (const host of [`127.0.0.1:${port}`, `localhost:${port}`, `[::1]:${port}`, `192.168.1.7:${port}`])
      expect(await status(host)).toBe(200)
    for (const host of [`evil.example:${port}`, '127.0.0.1.evil.example', 'localhost.evil.example', 'x'])
      expect(await status(host)).toBe(421)
    server.close()
  },
)
