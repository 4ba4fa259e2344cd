import * as v from 'valibot'
import { Text } from '../units.ts'

/** Bytes in base64url, as browsers write what belongs to a passkey; at most `most` characters. */
export const bytes = (most: number) => v.pipe(Text, v.minLength(1), v.maxLength(most), v.regex(/^[\w-]+$/))

const head = { id: bytes(1400), rawId: bytes(1400), type: v.picklist(['public-key']) }
const key = v.picklist(['public-key'])
const userVerification = v.picklist(['preferred', 'required'])

/** A browser's answer that has made a passkey. */
export const MadePasskey = v.object({ ...head, response: v.object({ clientDataJSON: bytes(4000), attestationObject: bytes(20_000) }) })
export type MadePasskey = v.InferOutput<typeof MadePasskey>

/** A browser's answer that is signed by a passkey. */
export const SignedPasskey = v.object({
  ...head,
  response: v.object({ clientDataJSON: bytes(4000), authenticatorData: bytes(4000), signature: bytes(2000) }),
})
export type SignedPasskey = v.InferOutput<typeof SignedPasskey>

/** The options for a browser that is to make a passkey. */
export const PasskeyCreation = v.object({
  challenge: Text,
  rp: v.object({ id: Text, name: Text }),
  user: v.object({ id: Text, name: Text, displayName: Text }),
  pubKeyCredParams: v.array(v.object({ type: key, alg: v.number() })),
  timeout: v.number(),
  excludeCredentials: v.array(v.object({ id: Text, type: key })),
  authenticatorSelection: v.object({ residentKey: v.picklist(['required']), requireResidentKey: v.boolean(), userVerification }),
  attestation: v.picklist(['none']),
})
export type PasskeyCreation = v.InferOutput<typeof PasskeyCreation>

/** The options for a browser that is to sign with any passkey of this site. */
export const PasskeyRequest = v.object({ challenge: Text, rpId: Text, timeout: v.number(), userVerification })
export type PasskeyRequest = v.InferOutput<typeof PasskeyRequest>
