import { createServer, type IncomingMessage, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { Action } from '@harbour/protocol'
import { brandIds, languageIds } from '@harbour/rules'
import type pg from 'pg'
import { formHeaders, type Guest } from '../../bench/support/guest.ts'

/** A call as sqlmap tries it: its texts are tried one by one, `key` among them where it is named, and the rest of its content stays. */
export type TriedCall = { action: Pick<Action, 'name' | 'gateway'>; texts: Record<string, string>; rest?: object; by: Guest }

/** The path under which a plain form becomes a statement, to see whether sqlmap sees a fault that is there. */
export const faultyPath = '/faulty'

/**
 * Takes plain forms, which sqlmap fills in, and makes of each the call that it means: so what it tries arrives whole, where its quotes would break the JSON within a multipart form. Gives the
 * answer without its number and hour, which are others each time and say nothing. `faults` are the calls that broke.
 */
export async function serveForms(calls: readonly TriedCall[], { url, client }: { url: string; client: pg.Client }) {
  const faults: { name: string; body: string }[] = []
  const server = createServer((request, response) => {
    const answer = async () => {
      const form = new URLSearchParams(await bodyOf(request))
      if (request.url === faultyPath) return faulty(form.get('text') ?? '', client)
      const tried = calls.find(({ action }) => request.url === `/${action.name}`)
      if (!tried) throw new Error(`no call has the path ${request.url}`)
      const said = await ask(url, tried, form)
      if (said.status >= 500 || said.code === 'INTERNAL') faults.push({ name: tried.action.name, body: form.toString() })
      return JSON.stringify({ code: said.code, data: said.data })
    }
    answer().then(
      (text) => response.end(text),
      (error: Error) => response.writeHead(500).end(error.message),
    )
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, faults, stop: () => stop(server) } // it listens on TCP
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece as Buffer) // no encoding is set
  return Buffer.concat(pieces).toString('utf8')
}

async function ask(url: string, { action, rest, by, texts }: TriedCall, form: URLSearchParams) {
  const inContent = Object.keys(texts).filter((name) => name !== 'key')
  const given = Object.fromEntries(inContent.map((name) => [name, form.get(name) ?? '']))
  const common = { brand: brandIds.hongKong, deviceId: by.deviceId, language: languageIds.en }
  const fields = {
    actionName: action.name,
    content: JSON.stringify({ ...rest, ...common, ...given }),
    key: form.get('key') ?? by.key,
    langType: '2',
    userAgent: 'judge',
    system: 'WEB',
  }
  const answer = await fetch(`${url}/api/${action.gateway}?_name=${action.name}`, {
    method: 'POST',
    headers: formHeaders,
    body: multipart(fields),
  })
  const { code, data } = (await answer.json()) as { code?: string; data: unknown } // every answer of a call is one
  return { status: answer.status, code, data }
}

const boundary = /boundary=(.*)/.exec(formHeaders['content-type'])?.[1] ?? ''

function multipart(fields: Record<string, string>): string {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  return `${parts.join('')}--${boundary}--\r\n`
}

/** A statement as nobody may write one: put together from what somebody has sent. */
async function faulty(text: string, client: pg.Client): Promise<string> {
  const { rows } = await client.query(`select 1 as found where 'harbour' = '${text}'`)
  return JSON.stringify(rows)
}

function stop(server: Server): void {
  server.closeAllConnections()
  server.close()
}
