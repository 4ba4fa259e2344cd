import { createHash, randomBytes } from 'node:crypto'
import * as v from 'valibot'
import type { Log } from '../../platform/log.ts'
import { createCachedLogin, type CachedLogin, type Pass } from '../cached-login.ts'
import { sendRequest } from '../http-request.ts'

/** The account of the machine: an OpenID Connect client with a user and a password of its own, in an organization. */
export type SimphonyAccount = { authUrl: string; org: string; clientId: string; user: string; password: string }
type LoginTerms = { log: Pick<Log, 'error'>; patienceMs: number }

/** The address that the login leads back to; nobody is there, and only its code is read. */
const redirect = 'apiaccount://callback'
/** The pause after a login that was refused: a wrong password that is tried again and again locks the account. */
const refusedRestMs = 5 * 60_000

const SignedIn = v.object({
  success: v.union([v.literal('true'), v.literal(true)]),
  redirectUrl: v.pipe(v.string(), v.startsWith(redirect)),
})
const Seconds = v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.number(), v.minValue(1))
const Tokens = v.object({ id_token: v.pipe(v.string(), v.minLength(1)), refresh_token: v.nullish(v.string()), expires_in: Seconds })

/**
 * Simphony's login for machines (OpenID Connect, a code with PKCE), whose tokens are good for two weeks: it is renewed after half of that, by its refresh token where
 * that is taken, else with the password. A token that was refused is no reason to believe its refresh token.
 */
export function createSimphonyLogin(account: SimphonyAccount, { log, patienceMs }: LoginTerms): CachedLogin {
  const { authUrl, org, clientId, user, password } = account
  const base = `${authUrl}/oidc-provider/v1/oauth2`
  let refresh: string | undefined
  let refusedAt: number | undefined

  const post = (path: string, form: Record<string, string>, { cookie, signal }: { cookie?: string; signal: AbortSignal }) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', ...(cookie && { cookie }) }
    const body = new URLSearchParams(form).toString()
    return sendRequest({ provider: 'simphony', url: `${base}${path}`, method: 'POST', headers, body }, signal)
  }

  async function tokens(form: Record<string, string>, asked: { cookie?: string; signal: AbortSignal }): Promise<Pass | undefined> {
    const reply = await post('/token', { client_id: clientId, scope: 'openid', redirect_uri: redirect, ...form }, asked)
    const given = v.safeParse(Tokens, reply?.status === 200 ? reply.body : undefined)
    if (!given.success) return undefined
    refresh = given.output.refresh_token ?? undefined
    return { word: given.output.id_token, lifeMs: (given.output.expires_in * 1000) / 2 }
  }

  async function signIn(signal: AbortSignal): Promise<Pass | undefined> {
    const verifier = randomBytes(32).toString('base64url')
    const asked = new URLSearchParams({
      scope: 'openid',
      response_type: 'code',
      client_id: clientId,
      redirect_uri: redirect,
      state: randomBytes(12).toString('base64url'),
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
    })
    const begun = await sendRequest({ provider: 'simphony', url: `${base}/authorize?${asked.toString()}`, isStep: true }, signal)
    if (!begun || begun.status >= 400) return undefined
    const cookie = (begun.cookies ?? []).map((each) => each.split(';')[0]).join('; ')
    const reply = await post('/signin', { username: user, password, orgname: org }, { cookie, signal })
    const signed = v.safeParse(SignedIn, reply?.status === 200 ? reply.body : undefined)
    if (!signed.success) {
      if (reply) refuse(reply.status)
      return undefined
    }
    const code = new URL(signed.output.redirectUrl).searchParams.get('code') ?? ''
    return tokens({ grant_type: 'authorization_code', code, code_verifier: verifier }, { cookie, signal })
  }

  function refuse(status: number): void {
    refusedAt = Date.now()
    log.error({ simphony: 'does not let us in: a person has to look at the account', status })
  }

  const login = createCachedLogin(patienceMs, async (signal) => {
    if (refusedAt !== undefined && Date.now() < refusedAt + refusedRestMs) return undefined
    const known = refresh
    refresh = undefined
    const renewed = known && (await tokens({ grant_type: 'refresh_token', refresh_token: known }, { signal }))
    return renewed || signIn(signal)
  })
  return {
    pass: login.pass,
    drop(word) {
      refresh = undefined
      login.drop(word)
    },
  }
}
