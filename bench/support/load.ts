import { Agent, request } from 'node:http'

export type LoadRequest = {
  url: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string> | (() => Record<string, string>)
  body?: () => Buffer
}

/** Asks so many times, so many at once, over kept connections; gives back every answer's status and text only to `onAnswer`. */
export async function load(
  target: LoadRequest,
  { times, concurrency, onAnswer }: { times: number; concurrency: number; onAnswer?: (status: number, text: string) => void },
) {
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency })
  let left = times
  const worker = async () => {
    while (left-- > 0) await once(target, agent, onAnswer)
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
  agent.destroy()
}

function once(
  { url, method = 'GET', headers = {}, body }: LoadRequest,
  agent: Agent,
  onAnswer?: (status: number, text: string) => void,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const sent = body?.()
  const own = typeof headers === 'function' ? headers() : headers
  const outgoing = request(url, { agent, method, headers: sent ? { ...own, 'content-length': sent.length } : own }, (response) => {
    const chunks: Buffer[] = []
    response.on('data', (chunk: Buffer) => onAnswer && chunks.push(chunk))
    response.on('end', () => {
      onAnswer?.(response.statusCode ?? 0, Buffer.concat(chunks).toString())
      resolve()
    })
    response.on('error', reject)
  })
  outgoing.on('error', reject)
  outgoing.end(sent)
  return promise
}
