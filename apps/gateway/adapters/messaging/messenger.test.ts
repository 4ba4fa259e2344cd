import { once } from 'node:events'
import { createServer } from 'node:http'
import { createServer as createTcpServer, type AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { createLog } from '../../platform/log.ts'
import { readSettings } from '../../platform/settings/settings.ts'
import { createMessenger } from './messenger.ts'
import { openMessenger } from './open-messenger.ts'

type ReceivedMessage = { path: string; authorization: string | undefined; body: unknown }

/** A carrier's server that keeps what it hears. */
async function startCarrier(statuses: number[] = []) {
  const received: ReceivedMessage[] = []
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      received.push({ path: request.url ?? '', authorization: request.headers.authorization, body })
      response.writeHead(statuses.shift() ?? 200).end()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // a TCP server's address is no string
  return { url: `http://127.0.0.1:${port}`, received, stop: () => void server.close() }
}

const until = (condition: () => boolean) => expect.poll(condition, { timeout: 12_000, interval: 20 }).toBe(true)

const sms = { channel: 'sms', to: '+85261234567', text: 'code 123456' } as const
const email = { channel: 'email', to: 'kaman@example.com', subject: 'Hello', text: 'code 123456' } as const
const silent = createLog('silent')

test('without settings all messages go to the outbox 25 ports above the gateway, or where it is set', async () => {
  expect(readSettings({ PORT: '4000' }).messages.outboxUrl).toBe('http://127.0.0.1:4025')
  const outbox = await startCarrier()
  const messenger = openMessenger(readSettings({ OUTBOX_URL: `${outbox.url}/` }), silent)
  messenger.send(sms)
  messenger.send(email)
  await until(() => outbox.received.length === 2)
  // They leave at any time, so either may be first.
  expect(outbox.received).toEqual(
    expect.arrayContaining([sms, email].map((body) => ({ path: '/messages', authorization: undefined, body }))),
  )
  outbox.stop()
})

test('an SMS provider is asked by its webhook, with its token', async () => {
  const provider = await startCarrier()
  const settings = readSettings({ SMS_URL: `${provider.url}/v1/sms`, SMS_TOKEN: 'secret', SMS_FROM: 'Harbour' })
  openMessenger(settings, silent).send(sms)
  await until(() => provider.received.length === 1)
  expect(provider.received).toEqual([
    { path: '/v1/sms', authorization: 'Bearer secret', body: { from: 'Harbour', to: sms.to, text: sms.text } },
  ])
  provider.stop()
})

test('emails go through an SMTP server', async () => {
  const lines: string[] = []
  const server = createTcpServer((socket) => {
    socket.write('220 test\r\n')
    let data = false
    socket.on('data', (bytes) => {
      for (const line of bytes.toString().split('\r\n').filter(Boolean)) {
        lines.push(line)
        if (data && line !== '.') continue
        data = line === 'DATA'
        socket.write(data ? '354 go on\r\n' : '250 ok\r\n')
      }
    })
    socket.on('error', () => {})
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // as above
  openMessenger(readSettings({ SMTP_URL: `smtp://127.0.0.1:${port}`, EMAIL_FROM: 'Harbour <no-reply@harbour.example>' }), silent).send(
    email,
  )
  await until(() => lines.includes('.'))
  expect(lines).toContain('RCPT TO:<kaman@example.com>')
  expect(lines).toContain('Subject: Hello')
  expect(lines).toContain('code 123456')
  server.close()
})

test('a carrier that fails is asked again; nothing of the message is in the log', async () => {
  const provider = await startCarrier([500, 200])
  const logged: object[] = []
  const log = { ...silent, warn: (line: object) => void logged.push(line) } as typeof silent // only its warnings are asked for
  const settings = readSettings({ SMS_URL: provider.url })
  openMessenger(settings, log).send(sms)
  await until(() => provider.received.length === 2)
  expect(logged).toEqual([{ message: 'sms', attempt: 1, fault: 'Error' }])
  provider.stop()
})

test('sending takes no time of the call', () => {
  let carried = false
  const carrier = async () => void (carried = true)
  createMessenger({ sms: carrier, email: carrier }, silent).send(sms)
  expect(carried).toBe(false)
})
