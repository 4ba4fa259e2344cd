import { escapeHtml } from '../escape-html.ts'
import { listPage } from '../list-page.ts'
import type { PushedMessage } from './pushed-message.ts'

/** A page of what the sandbox's browsers were told, the newest first. */
export function pushPage(messages: readonly PushedMessage[]): string {
  const about = 'What the browsers behind this push service have opened. Only those have it that were opened here.'
  return listPage({ title: 'Notifications', about, items: messages.map(item) })
}

const item = ({ browserId, payload, ttl, at }: PushedMessage) =>
  `<small>To ${escapeHtml(browserId)}, ${at.slice(11, 19)} UTC, good for ${ttl} s</small><p>${escapeHtml(payload)}</p>`
