import { escapeHtml } from '../escape-html.ts'
import { listPage } from '../list-page.ts'
import type { Ticket } from './tickets.ts'

/** The tickets of all kitchens, the newest first, as they are printed. */
export function ticketsPage(tickets: readonly Ticket[]): string {
  const about = 'What the kitchens of the demo chain have printed, each when it began with the order. <a href="/">SMS and emails</a>'
  return listPage({ title: 'Tickets', about, items: tickets.map(item) })
}

const item = ({ storeId, lines, at }: Ticket) =>
  `<small>Shop ${escapeHtml(storeId)}, ${at.slice(11, 19)} UTC</small><pre lang="zh-Hant">${escapeHtml(lines.join('\n'))}</pre>`
