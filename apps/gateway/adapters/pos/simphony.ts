import * as v from 'valibot'
import type { PosCheck, PosNo, PosShop, PosSystem } from '../../modules/pos/pos-system.ts'
import type { Log } from '../../platform/log.ts'
import { sendRequest, type HttpReply } from '../http-request.ts'
import { createSimphonyLogin, type SimphonyAccount } from './simphony-login.ts'
import { checkBody, postedCheck, refusalWords, SimphonyCheck, SimphonyChecks, type SimphonyNumbers } from './simphony-shapes.ts'

export type SimphonySettings = SimphonyAccount & SimphonyNumbers & { url: string }
type SimphonyTerms = { log: Pick<Log, 'error'>; patienceMs: number }
type SimphonyRequest = {
  shop: PosShop
  path: string
  method?: 'GET' | 'POST' | 'DELETE'
  body?: object
  headers?: Record<string, string>
}

/** The same key gives the check that it has made, for five minutes. */
const knowsDuplicates = { 'simphony-features': 'detect-duplicate-request' }

/** Oracle Simphony by its Transaction Services Gen2, API version 1 (docs.oracle.com, guide of 2026.07.23); docs/decisions/080 says what of it is assumed. */
export function simphony(settings: SimphonySettings, { log, patienceMs }: SimphonyTerms): PosSystem {
  const { url, org } = settings
  const login = createSimphonyLogin(settings, { log, patienceMs })

  async function ask({ shop, path, method = 'GET', body, headers }: SimphonyRequest, signal: AbortSignal): Promise<HttpReply> {
    for (let tries = 0; tries < 2; tries++) {
      const token = await login.pass()
      if (token === undefined) break
      const asked = {
        authorization: `Bearer ${token}`,
        'simphony-orgshortname': org,
        'simphony-locref': shop.location,
        'simphony-rvcref': String(shop.revenueCenter),
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      }
      const sent = { provider: 'simphony', url: `${url}/api/v1${path}`, method, headers: asked } as const
      const reply = await sendRequest({ ...sent, ...(body && { body: JSON.stringify(body) }) }, signal)
      if (!reply || reply.status === 408) break
      if (reply.status !== 401) return reply
      login.drop(token)
      if (tries > 0) log.error({ simphony: 'takes no token that it gives: a person has to look at the account', status: reply.status })
    }
    throw new Error('Simphony gave no answer')
  }

  async function hear<T>(schema: v.GenericSchema<unknown, T>, request: SimphonyRequest, signal: AbortSignal): Promise<{ said: T } | PosNo> {
    const { status, body } = await ask(request, signal)
    return status < 300 ? { said: v.parse(schema, body) } : { no: refusalWords(status, body) }
  }

  /** A whole operation: `unknown` where it fails. Contents stay out of the log. */
  function inTime<T>(operation: (signal: AbortSignal) => Promise<T>): Promise<T | 'unknown'> {
    return operation(AbortSignal.timeout(patienceMs)).catch((fault: unknown) => {
      if (fault instanceof v.ValiError) log.error({ simphony: 'gives an answer that makes no sense', at: fault.issues.map(misshapen) })
      return 'unknown' as const
    })
  }

  async function post(check: PosCheck, shop: PosShop, signal: AbortSignal) {
    const request = { shop, path: '/checks', method: 'POST', body: checkBody(check, shop, settings), headers: knowsDuplicates } as const
    const made = await hear(SimphonyCheck, request, signal)
    return 'no' in made ? made : postedCheck(made.said)
  }

  async function find(name: string, { shop, since }: { shop: PosShop; since: number }, signal: AbortSignal) {
    const from = new Date(since).toISOString().replace(/:\d\d\.\d{3}Z$/, 'Z')
    const listed = await hear(SimphonyChecks, { shop, path: `/checks?includeClosed=true&sinceTime=${encodeURIComponent(from)}` }, signal)
    if ('no' in listed) throw new Error('Simphony lists no checks')
    const found = listed.said.find(({ checkName }) => checkName === name)
    if (!found) return 'absent' as const
    const check = await hear(SimphonyCheck, { shop, path: `/checks/${encodeURIComponent(found.checkRef)}` }, signal)
    if ('no' in check) throw new Error('Simphony does not show a check that it lists')
    return postedCheck(check.said)
  }

  async function takeBack(ref: string, shop: PosShop, signal: AbortSignal) {
    const { status, body } = await ask({ shop, path: `/checks/${encodeURIComponent(ref)}`, method: 'DELETE' }, signal)
    return status < 300 || status === 404 ? ('voided' as const) : { no: refusalWords(status, body) }
  }

  return {
    post: (check, shop) => inTime((signal) => post(check, shop, signal)),
    find: (name, shop, since) => inTime((signal) => find(name, { shop, since }, signal)),
    void: (ref, shop) => inTime((signal) => takeBack(ref, shop, signal)),
  }
}

/** The field that is not as expected; never its value. */
const misshapen = (issue: v.BaseIssue<unknown>) => ({ field: v.getDotPath(issue) ?? '', expected: issue.expected ?? issue.type })
