import { hash } from 'node:crypto'
import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose'
import * as v from 'valibot'
import type { IdentityProvider } from '../../modules/staff/oidc/identity-provider.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { askProvider } from '../../platform/telemetry/ask-provider.ts'

const [minute, patience] = [60_000, 5000]
/** No two clocks agree: a token lives this much longer. */
const toleranceSeconds = 30
/** The faults of keys that could not be had; any other of the library's is the token's own. */
const faultsOfKeys = new Set<string>([errors.JOSEError.code, errors.JWKSTimeout.code, errors.JWKSInvalid.code])
/** The signatures that we believe: by a key of which we have the public half alone. */
const algorithms = ['RS256', 'PS256', 'ES256', 'EdDSA']
const place = v.pipe(v.string(), v.url(), v.regex(/^https?:/))
const Discovery = v.object({ issuer: v.string(), authorization_endpoint: place, token_endpoint: place, jwks_uri: place })
const Tokens = v.object({ id_token: v.string() })

type Found = v.InferOutput<typeof Discovery> & { keys: JWTVerifyGetKey; until: number }

/** The chain's identity provider by OpenID Connect, where the settings name one: authorization code with PKCE. What it publishes of itself is read anew every hour. */
export function openOidc({ staffOidc }: Pick<Settings, 'staffOidc'>, clock: Clock): IdentityProvider | null {
  if (!staffOidc) return null
  const { issuer, clientId, clientSecret, redirect } = staffOidc
  let found: Found | undefined

  async function discover(): Promise<Found> {
    if (found && found.until > clock.now()) return found
    const said = await ask(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`, {})
    const read = v.safeParse(Discovery, said.ok ? await said.json().catch(() => undefined) : undefined)
    if (!read.success || read.output.issuer !== issuer) throw new Away('it does not say who it is')
    const keys = createRemoteJWKSet(new URL(read.output.jwks_uri), { timeoutDuration: patience })
    return (found = { ...read.output, keys, until: clock.now() + 60 * minute })
  }

  async function redeem(code: string, verifier: string): Promise<string | undefined> {
    const { token_endpoint: address } = await discover()
    const basic = Buffer.from(`${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`).toString('base64')
    const body = new URLSearchParams({ grant_type: 'authorization_code', code, redirect_uri: redirect, code_verifier: verifier })
    const said = await ask(address, { method: 'POST', body, headers: { authorization: `Basic ${basic}` } })
    if (said.status >= 500) throw new Away('it fails')
    const read = v.safeParse(Tokens, said.ok ? await said.json().catch(() => undefined) : undefined)
    return read.success ? read.output.id_token : undefined
  }

  async function claimsOf(token: string): Promise<JWTPayload | undefined> {
    const { keys } = await discover()
    const time = {
      currentDate: new Date(clock.now()),
      clockTolerance: toleranceSeconds,
      requiredClaims: ['exp', 'iat', 'sub', 'auth_time'],
    }
    try {
      return (await jwtVerify(token, keys, { issuer, audience: clientId, algorithms, ...time })).payload
    } catch (cause) {
      if (cause instanceof errors.JOSEError && !faultsOfKeys.has(cause.code)) return undefined
      throw new Away('its keys cannot be had', { cause })
    }
  }

  return {
    signInUrl: ({ state, verifier, nonce }) =>
      unlessAway(undefined, async () => {
        const url = new URL((await discover()).authorization_endpoint)
        const challenge = { code_challenge: hash('sha256', verifier, 'base64url'), code_challenge_method: 'S256' }
        const back = { client_id: clientId, redirect_uri: redirect, state, nonce }
        // Somebody has to show who they are there now: a session that was left open there is no proof.
        const anew = { prompt: 'login', max_age: '0' }
        for (const [name, value] of Object.entries({ response_type: 'code', scope: 'openid email', ...back, ...challenge, ...anew }))
          url.searchParams.set(name, value)
        return url.href
      }),
    identify: (code, { verifier, nonce }) =>
      unlessAway('away', async () => {
        const token = await redeem(code, verifier)
        const claims = token === undefined ? undefined : await claimsOf(token)
        if (!claims || claims.nonce !== nonce || (claims.azp !== undefined && claims.azp !== clientId)) return 'nobody'
        const { email, email_verified: isVerified, auth_time: seconds } = claims
        if (isVerified !== true || typeof email !== 'string' || typeof seconds !== 'number') return 'nobody'
        return { email, provenAt: Math.min(seconds * 1000, clock.now()) }
      }),
  }
}

/** The provider does not answer, or not as one. */
class Away extends Error {}

async function unlessAway<Result, Otherwise>(otherwise: Otherwise, ask: () => Promise<Result>): Promise<Result | Otherwise> {
  try {
    return await ask()
  } catch (cause) {
    if (cause instanceof Away) return otherwise
    throw cause
  }
}

/** Asks the provider; no answer in five seconds is none. It leads nowhere else. */
async function ask(address: string, request: RequestInit): Promise<Response> {
  try {
    const answered = () => fetch(address, { ...request, redirect: 'error', signal: AbortSignal.timeout(patience) })
    return await askProvider('oidc', answered, ({ status }) => status)
  } catch (cause) {
    throw new Away('it does not answer', { cause })
  }
}
