import * as v from 'valibot'
import { Text, text } from '../units.ts'

/** Work for a machine, as ALTCHA gives it (version 2, SHA-256): which number, hashed with the nonce and the salt, begins with the prefix. */
export const WorkChallenge = v.object({
  parameters: v.looseObject({ nonce: Text, salt: Text, cost: v.number(), keyLength: v.number(), keyPrefix: Text }),
  signature: Text,
})
export type WorkChallenge = v.InferOutput<typeof WorkChallenge>

/** The data of BOT_CHECK_REQUIRED: work to do, or the key under which a managed provider's widget is shown. */
export const BotChallenge = v.variant('kind', [
  v.object({ kind: v.literal('work'), challenge: WorkChallenge }),
  v.object({ kind: v.picklist(['turnstile', 'hcaptcha']), siteKey: Text }),
])
export type BotChallenge = v.InferOutput<typeof BotChallenge>

/**
 * The answer to the bot check, a field of every call by which somebody unknown has a message sent or uses up what a member may try. Without one,
 * or with one that was used, the call is refused with BOT_CHECK_REQUIRED and a challenge, and is made again with its answer.
 */
export const BotCheck = v.optional(text(4096))
