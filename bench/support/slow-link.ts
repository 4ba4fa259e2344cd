import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './running.ts'

/** A response that came over the link: from which server and path, asked for when, and how many bytes with headers, packed as they were sent. */
export type Fetched = { server: string; path: string; at: number; bytes: number }

export type SlowLink = {
  fetched: Fetched[]
  /** `false` where nobody waits for what comes. */
  slow: boolean
  /** The address under which a server of this machine is reached over the link. */
  to(url: string): Promise<string>
  /** Waits until nothing has come for so long. */
  quiet(ms: number): Promise<void>
  stop(): void
}

/** Lighthouse's phone. */
const answerMs = 150
const bytesPerMs = 1638.4 / 8

/** A phone's network: whatever comes over it shares its width, and each byte of it is counted, whoever of the browser asked for it. */
export function openLink(): SlowLink {
  const fetched: Fetched[] = []
  const closing: (() => void)[] = []
  let [freeAt, busyAt, under] = [0, 0, 0]

  async function pass(origin: string, request: IncomingMessage, response: ServerResponse) {
    const [at, { socket }] = [Date.now(), request]
    const before = socket.bytesWritten
    under++
    response.once('close', () => {
      under--
      busyAt = Date.now()
      fetched.push({ server: origin, path: request.url ?? '', at, bytes: socket.bytesWritten - before })
    })
    await sleep(link.slow ? answerMs : 0)
    const onward = ask(new URL(request.url ?? '', origin), { method: request.method, headers: request.headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
      void carry(answer, response)
    })
    onward.on('error', () => response.destroy())
    request.pipe(onward)
  }

  async function carry(answer: IncomingMessage, response: ServerResponse) {
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      freeAt = Math.max(Date.now(), freeAt) + (link.slow ? chunk.length / bytesPerMs : 0)
      await sleep(Math.max(0, freeAt - Date.now()))
      response.write(chunk)
    }
    response.end()
  }

  const link: SlowLink = {
    fetched,
    slow: true,
    async to(url) {
      const port = await freePort()
      const server = createServer((request, response) => void pass(url, request, response))
      server.listen(port, '127.0.0.1')
      closing.push(() => (server.close(), server.closeAllConnections()))
      return `http://127.0.0.1:${port}`
    },
    async quiet(ms) {
      busyAt = Date.now()
      while (under > 0 || Date.now() - busyAt < ms) await sleep(100)
    },
    stop: () => closing.forEach((close) => close()),
  }
  return link
}
