import { escapeHtml } from '../escape-html.ts'
import { listPage } from '../list-page.ts'
import type { KeptMessage } from './message.ts'

/** The outbox, the newest message first, codes in large. */
export function outboxPage(messages: readonly KeptMessage[]): string {
  const about =
    'SMS and emails that Harbour would have sent. None of them has left this machine. <a href="/tickets">Tickets of the kitchens</a> <a href="/printer">The printer</a> <a href="/rush-hour">Rush hour</a>'
  return listPage({ title: 'Outbox', about, items: messages.map(item) })
}

function item({ channel, to, subject, text, at }: KeptMessage): string {
  const words = escapeHtml(text).replace(/\b\d{6}\b/, (code) => `<mark>${code}</mark>`)
  const title = subject === undefined ? '' : `<p><strong>${escapeHtml(subject)}</strong></p>`
  return `<small>${channel === 'sms' ? 'SMS' : 'Email'} to ${escapeHtml(to)}, ${at.slice(11, 19)} UTC</small>${title}<p>${words}</p>`
}
