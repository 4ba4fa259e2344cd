import * as v from 'valibot'
import { Moment, Slug, Text } from '../units.ts'

/** A code of six digits that was sent; `sentTo` is masked. The same for a number or mailbox that nobody has an account under. */
export const SentCode = v.object({ smsId: Slug, sentTo: Text, expiresAt: Moment, resendAt: Moment })
export type SentCode = v.InferOutput<typeof SentCode>
