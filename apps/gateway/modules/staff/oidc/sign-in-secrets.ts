import { hash } from 'node:crypto'

/** The nonce that belongs to a verifier, which only the gateway knows. */
export const nonceOf = (verifier: string) => hash('sha256', `nonce ${verifier}`, 'base64url')
