import { once } from 'node:events'
import { connect, type AddressInfo, type Server } from 'node:net'
import { inflateSync } from 'node:zlib'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createOutbox } from '../outbox/outbox.ts'
import { pngOf } from './png.ts'
import { createPrinter } from './printer.ts'

const printer = createPrinter()
const page = createOutbox({ printer })
const portOf = (server: Pick<Server, 'address'>) => (server.address() as AddressInfo).port // a TCP server's address is no string
for (const each of [printer.server, page]) await once(each.listen(0, '127.0.0.1'), 'listening')
const url = `http://127.0.0.1:${portOf(page)}/printer`
afterAll(() => {
  printer.server.close()
  page.close()
})
beforeEach(() => printer.become('ready'))

const rows = Buffer.of(0xff, 0x00, 0x81, 0x7e)
/** Two rows of sixteen dots, a line and a cut; then whether it is printed. */
const paper = Buffer.concat([
  Buffer.of(0x1b, 0x40, 0x1d, 0x76, 0x30, 0, 2, 0, 2, 0),
  rows,
  Buffer.from('\nNo. <7>\n'),
  Buffer.of(0x1d, 0x56, 66, 0, 0x1d, 0x72, 1),
])

/** Says these, one after the other as the printer answers, or byte by byte; gives what it said, as hex. */
async function say(...parts: Buffer[]): Promise<string> {
  const socket = connect(portOf(printer.server), '127.0.0.1')
  const said: string[] = []
  try {
    for (const part of parts) {
      socket.write(part)
      const [answer] = (await once(socket, 'data')) as [Buffer] // as node:net gives it
      said.push(answer.toString('hex'))
    }
  } catch (fault) {
    said.push((fault as { code: string }).code) // as node:net says it
  }
  socket.destroy()
  return said.join(' ')
}
const status = (of: number) => Buffer.of(0x10, 0x04, of)
const statuses = () => say(status(1), status(2), status(4))

test('it prints what it is sent, in whatever pieces that comes, and says when it has', async () => {
  expect(await say(paper)).toBe('00')
  const socket = connect(portOf(printer.server), '127.0.0.1').setNoDelay()
  for (const byte of paper) socket.write(Buffer.of(byte))
  await once(socket, 'data')
  socket.destroy()
  const printed = { at: expect.any(String), rowBytes: 2, rows, lines: ['No. <7>'] }
  expect(printer.papers()).toEqual([printed, printed])
})

test('it says how it is, and prints what it was sent once it can', async () => {
  expect(await statuses()).toBe('12 12 12')
  printer.become('coverOpen')
  expect(await statuses()).toBe('1a 16 12')
  printer.become('paperOut')
  expect(await statuses()).toBe('1a 32 72')
  const before = printer.papers().length
  const socket = connect(portOf(printer.server), '127.0.0.1')
  socket.write(paper)
  await new Promise(setImmediate)
  socket.write(status(4))
  await once(socket, 'data')
  expect(printer.papers()).toHaveLength(before)
  printer.become('ready')
  await once(socket, 'data')
  expect(printer.papers()).toHaveLength(before + 1)
  socket.destroy()
})

test('away it hangs up; another machine speaks of something else', async () => {
  printer.become('otherMachine')
  expect(Buffer.from(await say(status(1)), 'hex').toString()).toContain('400 Bad Request')
  printer.become('away')
  expect(await say(status(1))).toBe('ECONNRESET')
})

test('its page shows what it has printed, and puts it in another state', async () => {
  await say(paper)
  const shown = await fetch(url)
  expect(shown.headers.get('content-security-policy')).toContain('img-src data:')
  const words = await shown.text()
  expect(words).toContain('No. &lt;7&gt;')
  expect(words).toContain(`data:image/png;base64,${pngOf({ rowBytes: 2, rows }).toString('base64')}`)
  const put = (state: string) => fetch(url, { method: 'POST', body: new URLSearchParams({ state }) })
  expect(await (await put('paperOut')).text()).toContain('<strong>paper out</strong>')
  expect(printer.state()).toBe('paperOut')
  expect((await put('on fire')).status).toBe(400)
  const [latest] = (await (await fetch(`${url}/papers`)).json()) as { rows: string }[] // as it tells them
  expect(latest).toMatchObject({ rows: rows.toString('base64'), lines: ['No. <7>'] })
})

test('a PNG has a black dot for each 1', () => {
  const png = pngOf({ rowBytes: 2, rows })
  const at = png.indexOf('IDAT')
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([16, 2])
  const lines = inflateSync(png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4)))
  expect([...lines]).toEqual([0, 0x00, 0xff, 0, 0x7e, 0x81])
})
