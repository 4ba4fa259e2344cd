import { escapeHtml } from '../escape-html.ts'
import type { PushedMessage } from './push.ts'

/** What the sandbox's browsers were told, as a page that looks again every few seconds, the newest first. */
export function pushPage(messages: readonly PushedMessage[]): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="4">
<title>Harbour notifications</title><style>
body { font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 640px; padding: 24px 16px; color: #12211d; background: #f5f7f5 }
h1 { font-size: 24px; margin: 0 } li { background: #fff; border-radius: 12px; padding: 12px 16px; margin: 12px 0; list-style: none }
ul { padding: 0 } p { margin: 4px 0; overflow-wrap: anywhere } small { color: #50605a }
</style></head><body><main><h1>Notifications</h1>
<p>What the browsers behind this push service have opened. Only those have it that were opened here.</p>
${messages.length === 0 ? '<p>Nothing yet.</p>' : `<ul>${messages.map(item).join('\n')}</ul>`}
</main></body></html>`
}

function item({ browserId, payload, ttl, at }: PushedMessage): string {
  return `<li><small>To ${escapeHtml(browserId)}, ${at.slice(11, 19)} UTC, good for ${ttl} s</small><p>${escapeHtml(payload)}</p></li>`
}
