import { lookup, type LookupAddress, type LookupOptions } from 'node:dns'
import { connect, isIP, type Socket } from 'node:net'
import type { PrinterReach } from '../../modules/printing/printer-reach.ts'

/** A printer's answer to one question: one byte of the kind that was asked for, something else, nothing in time, or nothing any more. */
export type PrinterAnswer = number | 'other' | 'silent' | 'closed'

/** A connection to a printer. Whatever it says beside a single byte that `isAnswer` takes is another machine's. */
export type PrinterLine = {
  write(bytes: Buffer, within: number): Promise<void>
  next(isAnswer: (byte: number) => boolean, within: number): Promise<PrinterAnswer>
  close(): void
}

type Target = { host: string; port: number; reach: PrinterReach; within: number }

/** Connects to a printer, if the address that its host leads to at this moment is one that may be reached; throws where nobody answers in time. Times in milliseconds. */
export async function openPrinterLine({ host, port, reach, within }: Target): Promise<PrinterLine> {
  if (isIP(host) !== 0 && !reach.allows(host, port)) throw new Error('not an address for printers')
  const socket = connect({ host, port, lookup: lookUpAllowed(port, reach) })
  const answers = readAnswers(socket)
  try {
    await settled(within, (resolve, reject) => socket.once('connect', resolve).once('error', reject).once('close', reject))
  } catch (fault) {
    socket.destroy()
    throw fault
  }
  return {
    write: (bytes, most) =>
      settled(most, (resolve, reject) => {
        socket.once('close', reject)
        socket.write(bytes, (fault) => (fault ? reject(fault) : resolve()))
      }),
    next: answers.next,
    close: () => socket.destroySoon(),
  }
}

/** Waits for one of two outcomes, but no longer than so many milliseconds. */
async function settled(within: number, begin: (resolve: () => void, reject: (fault?: unknown) => void) => void): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const timer = setTimeout(() => reject(new Error('too slow')), within)
  begin(resolve, (fault) => reject(fault instanceof Error ? fault : new Error('closed')))
  try {
    await promise
  } finally {
    clearTimeout(timer)
  }
}

/** Keeps what a connection says until somebody asks for it. */
function readAnswers(socket: Socket): Pick<PrinterLine, 'next'> {
  let [said, isClosed, look] = [Buffer.alloc(0), false, () => {}]
  socket.on('data', (chunk) => {
    // More than one byte is no answer, however many there are.
    said = Buffer.concat([said, chunk]).subarray(0, 2)
    look()
  })
  socket.on('error', () => {})
  socket.on('close', () => {
    isClosed = true
    look()
  })
  return {
    async next(isAnswer, within) {
      const { promise, resolve } = Promise.withResolvers<PrinterAnswer>()
      const timer = setTimeout(() => resolve('silent'), within)
      look = () => {
        const [byte] = said
        if (byte !== undefined) resolve(said.length === 1 && isAnswer(byte) ? byte : 'other')
        else if (isClosed) resolve('closed')
      }
      look()
      const answer = await promise
      clearTimeout(timer)
      ;[said, look] = [Buffer.alloc(0), () => {}]
      return answer
    },
  }
}

type Found = (fault: NodeJS.ErrnoException | null, address: string | LookupAddress[], family?: number) => void

/** Looks up a host as Node does, and finds only those of its addresses that may be reached: no name can mean another by the time of the connection. */
function lookUpAllowed(port: number, reach: PrinterReach) {
  return (host: string, options: LookupOptions, found: Found): void =>
    lookup(host, { ...options, all: true }, (fault, addresses) => {
      const allowed = fault ? [] : addresses.filter(({ address }) => reach.allows(address, port))
      const [first] = allowed
      if (!first) return found(fault ?? Object.assign(new Error('no address for printers'), { code: 'NO_PRINTER_ADDRESS' }), [])
      return options.all ? found(null, allowed) : found(null, first.address, first.family)
    })
}
