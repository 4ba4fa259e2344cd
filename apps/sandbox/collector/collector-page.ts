import { escapeHtml } from '../escape-html.ts'
import { listPage } from '../list-page.ts'
import type { Seen } from './seen.ts'

/** A page of what analytics and the error-reporting service were told, the newest first. */
export function collectorPage({ events, faults }: Seen): string {
  const rows = [
    ...events.map(({ at, key, name, params }) => ({ at, head: `${name} to ${key}`, body: params })),
    ...faults.map(({ at, project, fault }) => ({ at, head: `a fault, to project ${project}`, body: fault })),
  ].toSorted((a, b) => b.at.localeCompare(a.at))
  const about = 'What analytics and the error-reporting service would have been told. None of it has left this machine.'
  return listPage({ title: 'Collector', about, items: rows.map(item) })
}

const item = ({ at, head, body }: { at: string; head: string; body: unknown }) =>
  `<b>${escapeHtml(head)}</b> <small>${at.slice(11, 19)} UTC</small><pre>${escapeHtml(JSON.stringify(body, null, 1))}</pre>`
