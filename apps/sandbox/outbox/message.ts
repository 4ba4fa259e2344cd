import * as v from 'valibot'

const Line = v.pipe(v.string(), v.maxLength(4000))

/** An SMS or an email that was handed over to be sent. */
export const Message = v.object({ channel: v.picklist(['sms', 'email']), to: Line, subject: v.optional(Line), text: Line })
export type KeptMessage = v.InferOutput<typeof Message> & { at: string }
