import { createTransport } from 'nodemailer'
import type { Carrier } from './messenger.ts'

/** Sends email through an SMTP server, `smtps://user:password@mail.example`. */
export function smtpCarrier({ url, from }: { url: string; from: string }): Carrier<'email'> {
  const transport = createTransport(url)
  return async ({ to, subject, text }) => void (await transport.sendMail({ from, to, subject, text }))
}
