import { createHash, randomBytes } from 'node:crypto'
import type { ApiAnswer, ApiRequest } from './api-request.ts'

/** The account by which the sandbox's POS knows its only customer. */
export const account = { org: 'harbour', clientId: 'sandbox-client', user: 'sandbox-user', password: 'sandbox-password' }

const redirect = 'apiaccount://callback'
const days = 24 * 3600

const secret = () => randomBytes(24).toString('base64url')

const unknownAccount: ApiAnswer = { status: 401, body: { code: 'AUTHENTICATION_INVALID' } }

type Begun = { challenge: string; state: string }

/** The login of Simphony for machines: a code with PKCE, whose steps belong together by a cookie, and tokens that are good for two weeks. */
export function createSimphonyAuth() {
  const [begun, codes] = [new Map<string, Begun>(), new Map<string, Begun>()]
  const [tokens, refreshers] = [new Set<string>(), new Set<string>()]

  function answer({ method, path, query, body, cookie }: ApiRequest, { mayEnter }: { mayEnter: boolean }): ApiAnswer {
    const form = new URLSearchParams(body)
    if (`${method} ${path}` === 'GET /oidc-provider/v1/oauth2/authorize') return authorize(query)
    if (`${method} ${path}` === 'POST /oidc-provider/v1/oauth2/signin') return mayEnter ? signIn(form, cookie) : unknownAccount
    if (`${method} ${path}` === 'POST /oidc-provider/v1/oauth2/token') return token(form)
    return { status: 404 }
  }

  function authorize(query: URLSearchParams): ApiAnswer {
    const challenge = query.get('code_challenge') ?? ''
    const wanted = {
      scope: 'openid',
      response_type: 'code',
      client_id: account.clientId,
      redirect_uri: redirect,
      code_challenge_method: 'S256',
    }
    const isRight = Object.entries(wanted).every(([name, value]) => query.get(name) === value) && /^[\w-]{43}$/.test(challenge)
    if (!isRight) return { status: 400, body: { code: 'INVALID_REQUEST' } }
    const session = secret()
    begun.set(session, { challenge, state: query.get('state') ?? '' })
    return { status: 200, body: {}, cookie: `OIDC=${session}; Path=/; HttpOnly` }
  }

  function signIn(form: URLSearchParams, cookie: string): ApiAnswer {
    const session = begun.get(/\bOIDC=([\w-]+)/.exec(cookie)?.[1] ?? '')
    const given = { username: account.user, password: account.password, orgname: account.org }
    if (!session || Object.entries(given).some(([name, value]) => form.get(name) !== value)) return unknownAccount
    const code = secret()
    codes.set(code, session)
    return { status: 200, body: { nextOp: 'redirect', success: 'true', redirectUrl: `${redirect}?code=${code}&state=${session.state}` } }
  }

  function token(form: URLSearchParams): ApiAnswer {
    if (form.get('client_id') !== account.clientId) return { status: 400, body: { code: 'INVALID_CLIENT' } }
    if (form.get('grant_type') === 'refresh_token') {
      return refreshers.delete(form.get('refresh_token') ?? '') ? granted() : { status: 400, body: { code: 'INVALID_GRANT' } }
    }
    const session = codes.get(form.get('code') ?? '')
    codes.delete(form.get('code') ?? '')
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    return session?.challenge === challenge ? granted() : { status: 400, body: { code: 'INVALID_GRANT' } }
  }

  function granted(): ApiAnswer {
    const [id, refresh] = [secret(), secret()]
    tokens.add(id)
    refreshers.add(refresh)
    return { status: 200, body: { id_token: id, refresh_token: refresh, token_type: 'bearer', expires_in: String(14 * days) } }
  }

  return {
    answer,
    knows: (authorization: string) => tokens.has(/^Bearer ([\w-]+)$/.exec(authorization)?.[1] ?? ''),
    /** No token is taken any more that was given until now, nor what renews it. */
    end() {
      tokens.clear()
      refreshers.clear()
    },
  }
}
