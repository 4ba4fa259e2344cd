import type { FastifyReply } from 'fastify'

export type Sse = { event(event: { name?: string; id?: number; data: object }): void; beat(): void; leave(): void; end(): void }

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no', // nginx would hold events back
}
const comeBackAfter = 2000
/** Spread, so that a restart does not bring all readers back in the same moment. */
const retryLine = () => `retry: ${comeBackAfter + Math.floor(Math.random() * comeBackAfter)}\n\n`
/** A reader who is so many bytes behind has gone; it comes back and catches up. */
const mostBehind = 64 * 1024

/** Turns a reply into a stream of server-sent events. `onEnd` is called once, whoever ends it. */
export function openSse(reply: FastifyReply, onEnd: () => void): Sse {
  const { raw } = reply
  for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value)
  reply.hijack()
  raw.writeHead(200, headers)
  raw.once('close', onEnd)
  const write = (text: string) => {
    if (raw.writableLength > mostBehind) raw.destroy()
    else if (!raw.writableEnded) raw.write(text)
  }
  write(retryLine())
  return {
    event({ name, id, data }) {
      write(`${name ? `event: ${name}\n` : ''}${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`)
    },
    beat: () => write(':\n\n'),
    leave: () => raw.end(retryLine()),
    end: () => raw.end(),
  }
}
