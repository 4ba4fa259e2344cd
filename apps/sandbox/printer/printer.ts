import { createServer, type Server, type Socket } from 'node:net'
import type { Paper } from './paper.ts'
import { readCommand, type Command } from './read-esc-pos.ts'

/** The states that somebody may put it in: `away` answers nobody, `otherMachine` is none that speaks ESC/POS. */
export const printerStates = ['ready', 'paperOut', 'coverOpen', 'otherMachine', 'away'] as const
export type PrinterState = (typeof printerStates)[number]

export type SandboxPrinter = {
  server: Server
  state(): PrinterState
  /** Puts it in a state; what it was sent and could not print it prints once it can. */
  become(state: PrinterState): void
  /** Its papers, the newest first. */
  papers(): readonly Paper[]
}

const most = 100
type Begun = { rowBytes: number; rows: Buffer[]; lines: string[] }

/** A receipt printer on the network: it prints what it is sent in ESC/POS as far as somebody cuts it off, and answers what it is asked of its state. */
export function createPrinter(): SandboxPrinter {
  let [state, papers]: [PrinterState, Paper[]] = ['ready', []]
  const resumes = new Set<() => void>()
  const server = createServer((socket) => {
    socket.on('error', () => {})
    if (state === 'away') return void socket.resetAndDestroy()
    const resume = serve(socket)
    resumes.add(resume)
    socket.on('close', () => void resumes.delete(resume))
  })

  /** Reads what one connection sends; gives what goes on with it once the printer can print again. */
  function serve(socket: Socket): () => void {
    let [waiting, begun]: [Buffer, Begun] = [Buffer.alloc(0), blank()]
    const obey = (command: Command) => {
      if (command.kind === 'realTimeStatus') socket.write(Buffer.from([statusByte(command.of, state)]))
      if (command.kind === 'statusOncePrinted') socket.write(Buffer.from([0]))
      if (command.kind === 'reset') begun = blank()
      if (command.kind === 'line' && command.letters !== '') begun.lines.push(command.letters)
      if (command.kind === 'raster') begun = { ...begun, rowBytes: command.rowBytes, rows: [...begun.rows, command.rows] }
      if (command.kind === 'cut') [papers, begun] = [[paperOf(begun), ...papers].slice(0, most), blank()]
    }
    const work = () => {
      for (let read = readCommand(waiting); read; read = readCommand(waiting)) {
        if (state !== 'ready' && read.command.kind !== 'realTimeStatus') return
        waiting = waiting.subarray(read.length)
        obey(read.command)
      }
    }
    socket.on('data', (chunk) => {
      if (state === 'away') return void socket.resetAndDestroy()
      if (state === 'otherMachine') return void socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')
      // A question in real time is answered whatever waits before it.
      const asked = state === 'ready' ? undefined : readCommand(chunk.subarray(-3))?.command
      const isQuestion = asked?.kind === 'realTimeStatus'
      if (isQuestion) obey(asked)
      waiting = Buffer.concat([waiting, isQuestion ? chunk.subarray(0, -3) : chunk])
      work()
    })
    return work
  }

  return {
    server,
    state: () => state,
    become(wanted) {
      state = wanted
      for (const resume of resumes) resume()
    },
    papers: () => papers,
  }
}

const blank = (): Begun => ({ rowBytes: 0, rows: [], lines: [] })
const paperOf = ({ rowBytes, rows, lines }: Begun): Paper => ({ at: new Date().toISOString(), rowBytes, rows: Buffer.concat(rows), lines })

/** A real time status (DLE EOT n): two bits are always 1; then whether it is off line, its cover open, or its paper at an end. */
function statusByte(of: number, state: PrinterState): number {
  const [fixed, offline, cover, paperStops, paperEnds] = [0x12, 0x08, 0x04, 0x20, 0x60]
  const [isOut, isOpen] = [state === 'paperOut', state === 'coverOpen']
  if (of === 1) return fixed | (isOut || isOpen ? offline : 0)
  if (of === 2) return fixed | (isOpen ? cover : 0) | (isOut ? paperStops : 0)
  return of === 4 && isOut ? fixed | paperEnds : fixed
}
