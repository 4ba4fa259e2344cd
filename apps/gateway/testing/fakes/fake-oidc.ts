import { hash, randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'

/** Claims of the token that a code is redeemed for, over the right ones. */
type Claims = Record<string, unknown>

/** An OpenID Connect provider at which everybody is who they say: it redeems each code once, by its verifier. */
export async function startOidc(now: () => number) {
  const [pair, other] = [await generateKeyPair('RS256'), await generateKeyPair('RS256')]
  const codes = new Map<string, { asked: URLSearchParams; claims: Claims; forged: boolean }>()
  const seen = { discoveries: 0, away: false }
  const server = createServer((request, response) => {
    const say = (code: number, body: object) => response.writeHead(code, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    const { pathname } = new URL(request.url ?? '/', url())
    if (seen.away) return void say(503, {})
    if (pathname === '/.well-known/openid-configuration') {
      seen.discoveries++
      return void say(200, {
        issuer: url(),
        authorization_endpoint: `${url()}/sign-in`,
        token_endpoint: `${url()}/token`,
        jwks_uri: `${url()}/keys`,
      })
    }
    if (pathname === '/keys')
      return void exportJWK(pair.publicKey).then((key) => say(200, { keys: [{ ...key, kid: 'one', alg: 'RS256' }] }))
    void text(request).then(async (form) => {
      const token = await redeem(new URLSearchParams(form), request.headers.authorization ?? '')
      say(token === undefined ? 400 : 200, token === undefined ? { error: 'invalid_grant' } : { id_token: token, token_type: 'Bearer' })
    })
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}` // it listens on a port

  async function redeem(form: URLSearchParams, authorization: string): Promise<string | undefined> {
    const code = codes.get(form.get('code') ?? '')
    codes.delete(form.get('code') ?? '')
    const proves = code?.asked.get('code_challenge') === hash('sha256', form.get('code_verifier') ?? '', 'base64url')
    const isOurs = authorization === `Basic ${Buffer.from('harbour:s%2Fecret').toString('base64')}`
    if (!code || !proves || !isOurs || form.get('redirect_uri') !== code.asked.get('redirect_uri')) return undefined
    const at = Math.floor(now() / 1000)
    const right = {
      iss: url(),
      aud: 'harbour',
      sub: 'someone',
      iat: at,
      exp: at + 300,
      auth_time: at,
      nonce: code.asked.get('nonce'),
      email_verified: true,
    }
    return new SignJWT({ ...right, ...code.claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .sign(code.forged ? other.privateKey : pair.privateKey)
  }

  return {
    url,
    seen,
    environment: () => ({
      STAFF_OIDC_ISSUER: url(),
      STAFF_OIDC_CLIENT_ID: 'harbour',
      STAFF_OIDC_CLIENT_SECRET: 's/ecret',
      STAFF_OIDC_REDIRECT: 'https://console.example/back',
    }),
    /** Somebody signs in on the page of a link, and is led back with this. */
    comeBack(link: string, claims: Claims, forged = false) {
      const [asked, code] = [new URL(link).searchParams, randomUUID()]
      codes.set(code, { asked, claims, forged })
      return { code, state: asked.get('state') ?? '' }
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}
