import * as v from 'valibot'
import { Text } from '../units.ts'

/** Bytes in base64url, as browsers write what belongs to a passkey; at most `most` characters. */
export const bytes = (most: number) => v.pipe(Text, v.minLength(1), v.maxLength(most), v.regex(/^[\w-]+$/))

/** The fields that both kinds of a browser's answer begin with. */
export const credentialHead = { id: bytes(1400), rawId: bytes(1400), type: v.picklist(['public-key']) }
