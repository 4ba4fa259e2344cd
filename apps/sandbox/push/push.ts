import { createECDH, randomBytes, randomUUID, type ECDH } from 'node:crypto'
import type { IncomingMessage, Server } from 'node:http'
import { buffer } from 'node:stream/consumers'
import * as v from 'valibot'
import { parse } from '../parse.ts'
import { plainServer, type HttpAnswer } from '../plain-server.ts'
import { knownSender } from './known-sender.ts'
import { openSealed } from './open-sealed.ts'
import { pushPage } from './push-page.ts'
import type { PushedMessage } from './pushed-message.ts'

type Browser = { pair: ECDH; auth: Buffer; gone: boolean; answers: number[] }

const most = 200
const mostBytes = 4096

/**
 * A push service with browsers behind it (RFC 8030). `POST /browsers` opens a browser and gives its subscription; `POST /push/{id}` takes a message for
 * it; `GET /messages` has what browsers have opened, the newest first, and `GET /` shows it. `DELETE /browsers/{id}` closes one for good, and `POST
 * /browsers/{id}/answers` with a list of status codes says how the next messages are answered: a message with a code of 2xx arrives all the same.
 */
export function createPush(): Server {
  const browsers = new Map<string, Browser>()
  let messages: PushedMessage[] = []
  return plainServer(answer)

  async function answer(request: IncomingMessage): Promise<HttpAnswer> {
    const { pathname } = new URL(request.url ?? '/', 'http://push')
    const [, room, id = '', more] = pathname.split('/')
    const asked = `${request.method} /${room}${more ? `/${more}` : ''}`
    if (asked === 'POST /browsers') return open(request)
    if (asked === 'GET /messages') return json(200, messages)
    if (asked === 'GET /') return { status: 200, body: pushPage(messages), type: 'text/html' }
    const browser = browsers.get(id)
    if (!browser) return { status: 404, body: 'no such browser' }
    if (asked === 'DELETE /browsers') return ((browser.gone = true), json(200, {}))
    if (asked === 'POST /browsers/answers') return setAnswers(browser, await buffer(request))
    return asked === 'POST /push' ? take(request, { id, browser }) : { status: 405, body: 'not so' }
  }

  function open(request: IncomingMessage): HttpAnswer {
    const [id, pair, auth] = [randomUUID(), createECDH('prime256v1'), randomBytes(16)]
    pair.generateKeys()
    browsers.set(id, { pair, auth, gone: false, answers: [] })
    const keys = { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') }
    return json(201, { id, endpoint: `${originOf(request)}/push/${id}`, ...keys })
  }

  async function take(request: IncomingMessage, { id, browser }: { id: string; browser: Browser }): Promise<HttpAnswer> {
    if (browser.gone) return { status: 410, body: 'this browser is gone' }
    const { headers } = request
    const sealed = await buffer(request)
    const sender = knownSender(headers.authorization, originOf(request))
    if (!sender) return { status: 403, body: 'who are you?' }
    const ttl = Number(headers.ttl ?? NaN)
    if (!Number.isInteger(ttl) || ttl < 0) return { status: 400, body: 'a TTL is wanted' }
    if (sealed.length > mostBytes) return { status: 413, body: 'too large' }
    if (headers['content-encoding'] !== 'aes128gcm') return { status: 415, body: 'aes128gcm is wanted' }
    const status = browser.answers.shift() ?? 201
    if (status >= 300) return { status, body: 'as you wished' }
    const { topic = '', urgency = '' } = headers
    const seen = { ttl, topic: String(topic), urgency: String(urgency), sender, at: new Date().toISOString() }
    messages = [{ browserId: id, payload: openSealed(sealed, browser), ...seen }, ...messages].slice(0, most)
    return { status, body: '' }
  }
}

function setAnswers(browser: Browser, body: Buffer): HttpAnswer {
  const read = v.safeParse(v.array(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))), parse(body.toString()))
  if (!read.success) return { status: 400, body: 'status codes are wanted' }
  browser.answers = [...read.output]
  return json(200, {})
}

const originOf = ({ headers }: IncomingMessage) => `http://${headers.host}`
const json = (status: number, value: unknown): HttpAnswer => ({ status, body: JSON.stringify(value), type: 'application/json' })
