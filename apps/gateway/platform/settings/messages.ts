import * as v from 'valibot'

/** The carriers of SMS and emails. */
export const messageVariables = {
  /** The outbox for SMS and emails that no provider carries: the sandbox's outbox, by default 25 ports above ours. */
  OUTBOX_URL: v.optional(v.pipe(v.string(), v.url())),
  /** An SMS provider's webhook that takes `{ from, to, text }` as JSON, its bearer token, and who the SMS are from. */
  SMS_URL: v.optional(v.pipe(v.string(), v.url())),
  SMS_TOKEN: v.optional(v.string()),
  SMS_FROM: v.optional(v.string(), 'Harbour'),
  /** The cents that one SMS costs, of the brand's currency: campaigns count them. */
  SMS_PRICE: v.optional(v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number)), '30'),
  /** The host of the web app, `order.example`: phones then offer its codes to its pages and to no others. */
  SMS_DOMAIN: v.optional(v.pipe(v.string(), v.regex(/^[a-z\d.-]+$/))),
  /** A mail server, `smtps://user:password@mail.example`, and who the emails are from. */
  SMTP_URL: v.optional(v.pipe(v.string(), v.regex(/^smtps?:\/\//))),
  EMAIL_FROM: v.optional(v.string(), 'Harbour <no-reply@harbour.example>'),
}

const Environment = v.object(messageVariables)

/** The carriers of SMS and emails, and the outbox for what no provider carries. */
export function messagesOf(env: v.InferOutput<typeof Environment> & { PORT: number }) {
  return {
    outboxUrl: env.OUTBOX_URL?.replace(/\/$/, '') ?? `http://127.0.0.1:${env.PORT + 25}`,
    smsUrl: env.SMS_URL,
    smsToken: env.SMS_TOKEN,
    smsFrom: env.SMS_FROM,
    smsDomain: env.SMS_DOMAIN,
    smtpUrl: env.SMTP_URL,
    emailFrom: env.EMAIL_FROM,
  }
}
