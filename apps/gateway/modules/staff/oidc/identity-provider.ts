/** The secrets of one sign-in: `verifier` proves that who redeems the code asked for it, `nonce` that the token was made for it. */
export type SignInSecrets = { state: string; verifier: string; nonce: string }

/** An OpenID Connect provider that knows the chain's people. It throws `IdentityProviderAway` where it does not answer. */
export type IdentityProvider = {
  /** The page on which somebody signs in there. */
  signInUrl(secrets: SignInSecrets): Promise<string>
  /** The verified email address of whoever came back with a code; undefined where anything about code or token is not as it must be. */
  emailOf(code: string, secrets: Omit<SignInSecrets, 'state'>): Promise<string | undefined>
}

export class IdentityProviderAway extends Error {}
