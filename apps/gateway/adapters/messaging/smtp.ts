import { createTransport } from 'nodemailer'
import { askProvider } from '../../platform/telemetry/ask-provider.ts'
import type { Carrier } from './carriers.ts'

/** A server that says nothing for so long is given up: the message is tried again. */
const patienceMs = 5000

/** Sends email through an SMTP server, `smtps://user:password@mail.example`. */
export function smtpCarrier({ url, from }: { url: string; from: string }): Carrier<'email'> {
  const transport = createTransport({ url, connectionTimeout: patienceMs, greetingTimeout: patienceMs, socketTimeout: patienceMs })
  return async ({ to, subject, text }) => void (await askProvider('email', () => transport.sendMail({ from, to, subject, text })))
}
