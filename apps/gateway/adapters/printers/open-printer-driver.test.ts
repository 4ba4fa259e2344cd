import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { rasterOf } from '../../testing/printing.fixtures.ts'
import { reachOf } from '../../modules/printing/printer-reach.ts'
import { encodePaper } from './esc-pos.ts'
import { openPrinterDriver } from './open-printer-driver.ts'

type Manner = (chunk: Buffer, socket: Socket) => void
const isQuestion = (chunk: Buffer) => chunk.length === 3 && chunk[0] === 0x10

let manner: Manner = () => {}
let connections = 0
const server = createServer((socket) => {
  connections++
  socket.on('error', () => {})
  socket.on('data', (chunk) => manner(chunk, socket))
}).listen(0, '127.0.0.1')
await once(server, 'listening')
const { port } = server.address() as AddressInfo // a TCP server's address is no string
afterAll(() => void server.close())

const driver = openPrinterDriver({ connect: 500, status: 50, write: 500, printed: 50 })
const paper = { raster: rasterOf(2), foot: 'No. 1' }
const print = (behaviour: Manner, { host = '127.0.0.1', networks = ['127.0.0.0/8', '::1'] } = {}) => {
  manner = behaviour
  return driver.print(paper, { host, port, reach: reachOf(networks) })
}
/** Answers every question with this byte, and never says that a paper is printed. */
const says =
  (...bytes: number[]): Manner =>
  (chunk, socket) =>
    void (isQuestion(chunk) && socket.write(Buffer.from(bytes)))

test('a printer that does not know when it has printed is believed where it is well, and not where it has stopped', async () => {
  expect(await print(says(0x12))).toEqual({ fault: 'none', sent: true })
  let given = false
  const stops: Manner = (chunk, socket) => {
    if (isQuestion(chunk)) socket.write(Buffer.of(given ? (chunk[2] === 4 ? 0x72 : 0x12) : 0x12))
    else given = true
  }
  expect(await print(stops)).toEqual({ fault: 'paperOut', sent: true })
})

test('one that hangs up in the middle of a paper may have printed it', async () => {
  const hangsUp: Manner = (chunk, socket) => (isQuestion(chunk) ? void socket.write(Buffer.of(0x12)) : void socket.destroy())
  expect(await print(hangsUp)).toEqual({ fault: 'unreachable', sent: true })
})

test.each<[string, Manner]>([
  ['says nothing', () => {}],
  ['answers with a byte that is no status', says(0x00)],
  ['answers with more than a byte', says(0x12, 0x12)],
  ['speaks another protocol', (_, socket) => void socket.write('220 ftp ready\r\n')],
])('one that %s is another machine, and is sent nothing', async (_, behaviour) => {
  const seen: Buffer[] = []
  const outcome = await print((chunk, socket) => {
    seen.push(chunk)
    behaviour(chunk, socket)
  })
  expect(outcome).toEqual({ fault: 'wrongPrinter', sent: false })
  expect(seen.every(isQuestion)).toBe(true)
})

test('one that is off line for another reason, and one that hangs up at once, are out of reach', async () => {
  expect(await print(says(0x1a))).toEqual({ fault: 'unreachable', sent: false })
  expect(await print((_, socket) => void socket.destroy())).toEqual({ fault: 'unreachable', sent: false })
})

test.each([
  ['an address', '127.0.0.1'],
  ['an address in another spelling', '2130706433'],
  ['an address that is written as IPv6', '::ffff:127.0.0.1'],
  ['a name', 'localhost'],
])('where %s leads outside the networks of printers, no connection is made', async (_, host) => {
  const before = connections
  expect(await print(says(0x12), { host, networks: ['10.20.0.0/16'] })).toEqual({ fault: 'unreachable', sent: false })
  expect(connections).toBe(before)
  expect(await print(says(0x12), { host })).toEqual({ fault: 'none', sent: true })
})

test('dots that would read as a command in the middle of an image have one dot more', () => {
  const raster = Buffer.alloc(72)
  raster.set([0x10, 0x14, 0x01, 0x00, 0x01, 0x10, 0x04, 0x01, 0x10, 0x05, 0x10, 0x10, 0x14, 0x10, 0x20])
  const bytes = encodePaper({ raster, foot: 'No. 1' })
  expect([...bytes.subarray(10, 25)]).toEqual([0x18, 0x14, 0x01, 0x00, 0x01, 0x18, 0x04, 0x01, 0x18, 0x05, 0x10, 0x18, 0x14, 0x10, 0x20])
})
