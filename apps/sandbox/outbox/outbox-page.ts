import { escapeHtml } from '../escape-html.ts'
import type { KeptMessage } from './outbox.ts'

/** The outbox as a page that looks again every few seconds, the newest message first, codes in large. */
export function outboxPage(messages: readonly KeptMessage[]): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="4">
<title>Harbour outbox</title><style>
body { font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 640px; padding: 24px 16px; color: #12211d; background: #f5f7f5 }
h1 { font-size: 24px; margin: 0 } li { background: #fff; border-radius: 12px; padding: 12px 16px; margin: 12px 0; list-style: none }
ul { padding: 0 } p { margin: 4px 0; overflow-wrap: anywhere } small { color: #50605a } b { font-size: 28px; letter-spacing: 4px }
</style></head><body><main><h1>Outbox</h1>
<p>SMS and emails that Harbour would have sent. None of them has left this machine.</p>
${messages.length === 0 ? '<p>Nothing yet.</p>' : `<ul>${messages.map(item).join('\n')}</ul>`}
</main></body></html>`
}

function item({ channel, to, subject, text, at }: KeptMessage): string {
  const words = escapeHtml(text).replace(/\b\d{6}\b/, (code) => `<b>${code}</b>`)
  const title = subject === undefined ? '' : `<p><strong>${escapeHtml(subject)}</strong></p>`
  return `<li><small>${channel === 'sms' ? 'SMS' : 'Email'} to ${escapeHtml(to)}, ${at.slice(11, 19)} UTC</small>${title}<p>${words}</p></li>`
}
