import { once } from 'node:events'
import { createServer } from 'node:http'
import { createServer as createTcpServer, type AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { readSettings } from '../../platform/settings/settings.ts'
import { createCarriers } from './carriers.ts'
import { openCarriers } from './open-carriers.ts'

type ReceivedMessage = { path: string; authorization: string | undefined; body: unknown }

/** A carrier's server that keeps what it hears. */
async function startCarrier(status = 200) {
  const received: ReceivedMessage[] = []
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      received.push({ path: request.url ?? '', authorization: request.headers.authorization, body })
      response.writeHead(status).end()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // a TCP server's address is no string
  return { url: `http://127.0.0.1:${port}`, received, stop: () => void server.close() }
}

const sms = { channel: 'sms', to: '+85261234567', text: 'code 123456' } as const
const email = { channel: 'email', to: 'kaman@example.com', subject: 'Hello', text: 'code 123456' } as const

test('without settings all messages go to the outbox 25 ports above the gateway, or where it is set', async () => {
  expect(readSettings({ PORT: '4000' }).messages.outboxUrl).toBe('http://127.0.0.1:4025')
  const outbox = await startCarrier()
  const carry = openCarriers(readSettings({ OUTBOX_URL: `${outbox.url}/` }))
  await Promise.all([carry(sms), carry(email), carry(null)])
  // They leave at any time, so either may be first; what is for nobody does not.
  expect(outbox.received).toHaveLength(2)
  expect(outbox.received).toEqual(
    expect.arrayContaining([sms, email].map((body) => ({ path: '/messages', authorization: undefined, body }))),
  )
  outbox.stop()
})

test('an SMS provider is asked by its webhook, with its token', async () => {
  const provider = await startCarrier()
  const settings = readSettings({ SMS_URL: `${provider.url}/v1/sms`, SMS_TOKEN: 'secret', SMS_FROM: 'Harbour' })
  await openCarriers(settings)(sms)
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
  await openCarriers(readSettings({ SMTP_URL: `smtp://127.0.0.1:${port}`, EMAIL_FROM: 'Harbour <no-reply@harbour.example>' }))(email)
  expect(lines).toContain('RCPT TO:<kaman@example.com>')
  expect(lines).toContain('Subject: Hello')
  expect(lines).toContain('code 123456')
  server.close()
})

test('a carrier that fails says so, and nothing of the message', async () => {
  const provider = await startCarrier(500)
  await expect(openCarriers(readSettings({ SMS_URL: provider.url }))(sms)).rejects.toThrow(/^the carrier answered 500$/)
  provider.stop()
})

test('what is for nobody takes as long to begin, and goes nowhere', async () => {
  const began: string[] = []
  const carry = createCarriers({ sms: async () => void began.push('sms'), email: async () => void began.push('email') }, 2)
  await carry(null)
  await carry(sms)
  await carry(email)
  expect(began).toEqual(['sms', 'email'])
})
