import type { Instant } from '@harbour/rules'

/** The secrets of one sign-in: `verifier` proves that who redeems the code asked for it, `nonce` that the token was made for it. */
export type SignInSecrets = { state: string; verifier: string; nonce: string }

/** The one of whom a provider tells: by their verified email address, and when they showed it who they are; or nobody, where anything about code or token is not as it must be; `away` where it does not answer. */
export type Identified = { email: string; provenAt: Instant } | 'nobody' | 'away'

/** An OpenID Connect provider that knows the chain's people. */
export type IdentityProvider = {
  /** The page on which somebody signs in there; undefined where it does not answer. */
  signInUrl(secrets: SignInSecrets): Promise<string | undefined>
  /** The one who has come back with a code, which serves once. */
  identify(code: string, secrets: Omit<SignInSecrets, 'state'>): Promise<Identified>
}
