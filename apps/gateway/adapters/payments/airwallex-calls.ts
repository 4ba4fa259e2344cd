import * as v from 'valibot'
import type { Log } from '../../platform/log.ts'
import { UnclearIntent } from './airwallex-shapes.ts'
import { createCachedLogin } from '../cached-login.ts'
import { sendRequest, type HttpReply } from '../http-request.ts'

export type AirwallexSettings = { clientId: string; apiKey: string; hookSecret: string; url: string }

/** Airwallex's clear no: nothing was done. */
export type AirwallexNo = { no: { code: string } }
export type AirwallexAnswer<T> = { said: T } | AirwallexNo
type AirwallexRequest = { path: string; method?: 'GET' | 'POST'; body?: object }
/** Asks for an answer in the shape that we know; thrown is all that is neither a yes nor a clear no. */
export type Hear = <T>(schema: v.GenericSchema<unknown, T>, request: AirwallexRequest) => Promise<AirwallexAnswer<T>>

export type AirwallexCalls = ReturnType<typeof airwallexCalls>
type CallTerms = { log: Pick<Log, 'error'>; patienceMs: number }

/** The version of the API that our shapes were written by: an account may have another by default. */
const apiVersion = '2024-08-07'
const Token = v.object({ token: v.string(), expires_at: v.pipe(v.string(), v.transform(Date.parse), v.number(), v.finite()) })
const Refusal = v.object({ code: v.string() })
/** They come with a 400 as well, and say nothing of what became of the request. */
const unclear: readonly string[] = ['service_unavailable', 'internal_error', 'provider_unavailable', 'unauthorized']

/** Airwallex's API behind its login: the token is kept until it ends, and one that is no longer taken is renewed once within the same question. */
export function airwallexCalls({ clientId, apiKey, url }: AirwallexSettings, { log, patienceMs }: CallTerms) {
  const send = (path: string, { method, headers, body }: SentRequest, signal: AbortSignal) =>
    sendRequest({ provider: 'airwallex', url: `${url}${path}`, method, headers: { 'x-api-version': apiVersion, ...headers }, body }, signal)

  const login = createCachedLogin(patienceMs, async (signal) => {
    const headers = { 'x-client-id': clientId, 'x-api-key': apiKey, 'content-type': 'application/json' }
    const reply = await send('/api/v1/authentication/login', { method: 'POST', headers, body: '{}' }, signal)
    if (!reply || reply.status >= 300) return undefined
    const { token, expires_at: ends } = v.parse(Token, reply.body)
    return { word: token, lifeMs: ends - Date.now() }
  })

  async function ask({ path, method = 'GET', body }: AirwallexRequest, signal: AbortSignal): Promise<HttpReply> {
    for (let tries = 0; tries < 2; tries++) {
      const token = await login.pass()
      if (token === undefined) break
      const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) }
      const reply = await send(path, { method, headers, body: body && JSON.stringify(body) }, signal)
      if (!reply) break
      if (reply.status !== 401) return reply
      login.drop(token)
    }
    throw new Error('Airwallex gave no answer')
  }

  const hearWithin =
    (signal: AbortSignal): Hear =>
    async (schema, request) => {
      const { status, body } = await ask(request, signal)
      if (status < 300) return { said: v.parse(schema, body) }
      const { code } = v.parse(Refusal, body)
      if ((status !== 400 && status !== 404) || unclear.includes(code)) throw new Error(`Airwallex does not say: ${status} ${code}`)
      return { no: { code } }
    }

  /** A whole operation, all its questions included: `unknown` where it fails or is not done in time. `limitMs`: another time for what takes many questions. */
  function inTime<T>(operation: (hear: Hear) => Promise<T>, limitMs = patienceMs): Promise<T | 'unknown'> {
    return operation(hearWithin(AbortSignal.timeout(limitMs))).catch((fault: unknown) => {
      // Its answers change under a version that we ask for, or we have misread its papers: a person has to look. Their contents stay out of the log.
      if (fault instanceof UnclearIntent) log.error({ airwallex: fault.message })
      if (fault instanceof v.ValiError) log.error({ airwallex: 'gives an answer that makes no sense', at: fault.issues.map(misshapen) })
      return 'unknown' as const
    })
  }

  return { inTime }
}

/** The field that is not as expected; never its value. */
const misshapen = (issue: v.BaseIssue<unknown>) => ({ field: v.getDotPath(issue) ?? '', expected: issue.expected ?? issue.type })

type SentRequest = { method: 'GET' | 'POST'; headers: Record<string, string>; body?: string | undefined }
