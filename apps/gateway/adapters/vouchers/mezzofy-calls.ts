import * as v from 'valibot'
import { createCachedLogin, type Pass } from '../cached-login.ts'
import { sendRequest, type HttpReply } from '../http-request.ts'

/** Our account with Mezzofy: its API key and secret, the merchant that asks, and the outlet that our redemptions are booked to. */
export type MezzofySettings = { url: string; key: string; secret: string; merchant: string; outlet: string }

/** One request to one of Mezzofy's services; one with a body is posted. */
export type MezzofyCall = { service: 'serial' | 'transaction'; path: string; body?: object }
export type CallMezzofy = (call: MezzofyCall, signal: AbortSignal) => Promise<HttpReply | undefined>

/** As its own libraries name the token, or as OAuth does. */
const Token = v.union([
  v.pipe(
    v.object({ accessToken: v.pipe(v.string(), v.minLength(1)) }),
    v.transform(({ accessToken }) => accessToken),
  ),
  v.pipe(
    v.object({ access_token: v.pipe(v.string(), v.minLength(1)) }),
    v.transform(({ access_token }) => access_token),
  ),
])
/** By its papers. The end that comes with a token is by a clock that is not ours. */
const tokenLifeMs = 60 * 60_000

/**
 * Asks Mezzofy's services with a bearer token, which API key and secret open for an hour (OAuth client credentials). A token that is refused
 * (401) is renewed once within the same request; requests at the same time share one. Nothing comes back where no token is given.
 */
export function createMezzofyCalls({ url, key, secret, merchant }: MezzofySettings, patienceMs: number): CallMezzofy {
  const login = createCachedLogin(patienceMs, async (signal): Promise<Pass | undefined> => {
    const authorization = `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}`
    const headers = { authorization, 'content-type': 'application/x-www-form-urlencoded' }
    const body = new URLSearchParams({ grant_type: 'client_credentials', merchant_id: merchant }).toString()
    const address = `${serviceAddress(url, 'auth')}/v2/token`
    const reply = await sendRequest({ provider: 'mezzofy', method: 'POST', url: address, headers, body }, signal)
    const token = v.safeParse(Token, reply?.status === 200 ? reply.body : undefined)
    return token.success ? { word: token.output, lifeMs: tokenLifeMs } : undefined
  })

  return async ({ service, path, body }, signal) => {
    const request = { provider: 'mezzofy', url: `${serviceAddress(url, service)}/v2${path}` } as const
    const posted = body && ({ method: 'POST', body: JSON.stringify(body) } as const)
    for (let tries = 0; tries < 2; tries++) {
      const token = await login.pass()
      if (token === undefined) return undefined
      const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) }
      const reply = await sendRequest({ ...request, ...posted, headers }, signal)
      if (reply?.status !== 401) return reply
      login.drop(token)
    }
    return undefined
  }
}

/** The address of a service: a host of its own before Mezzofy's domain; below an address with a path, such as the sandbox's, a folder. */
export function serviceAddress(url: string, service: 'auth' | MezzofyCall['service']): string {
  const { protocol, host, pathname } = new URL(url)
  return pathname === '/' ? `${protocol}//${service}.${host}` : `${url}/${service}`
}
