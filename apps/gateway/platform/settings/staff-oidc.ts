import * as v from 'valibot'

/** An address over https, or on this machine: nobody between may read what is said there. */
const Place = v.pipe(v.string(), v.url(), v.regex(/^(https:\/\/|http:\/\/(127\.0\.0\.1|localhost)[:/])/))

/** The chain's own identity provider, by which its people may sign in. */
export const oidcVariables = {
  /** The issuer of an OpenID Connect provider, what it knows us by, and the page of ours to which it leads back; all four or none. */
  STAFF_OIDC_ISSUER: v.optional(Place),
  STAFF_OIDC_CLIENT_ID: v.optional(v.string()),
  STAFF_OIDC_CLIENT_SECRET: v.optional(v.string()),
  STAFF_OIDC_REDIRECT: v.optional(Place),
}

const Environment = v.object(oidcVariables)
type OidcEnvironment = v.InferOutput<typeof Environment>

/** Says whether all four are given, or none. */
export function oidcIsWhole(env: OidcEnvironment): boolean {
  const given = [env.STAFF_OIDC_ISSUER, env.STAFF_OIDC_CLIENT_ID, env.STAFF_OIDC_CLIENT_SECRET, env.STAFF_OIDC_REDIRECT]
  return new Set(given.map((value) => value === undefined)).size === 1
}

/** The identity provider; null where there is none. */
export function oidcOf(env: OidcEnvironment) {
  const {
    STAFF_OIDC_ISSUER: issuer,
    STAFF_OIDC_CLIENT_ID: clientId,
    STAFF_OIDC_CLIENT_SECRET: clientSecret,
    STAFF_OIDC_REDIRECT: redirect,
  } = env
  return issuer && clientId && clientSecret && redirect ? { issuer, clientId, clientSecret, redirect } : null
}
