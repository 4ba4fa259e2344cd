import { escapeHtml } from '../escape-html.ts'
import type { Seen } from './collector.ts'

/** What analytics and the error-reporting service were told, as a page that looks again every few seconds. */
export function collectorPage({ events, faults }: Seen): string {
  const rows = [
    ...events.map(({ at, key, name, params }) => ({ at, head: `${name} to ${key}`, body: params })),
    ...faults.map(({ at, project, fault }) => ({ at, head: `a fault, to project ${project}`, body: fault })),
  ].toSorted((a, b) => b.at.localeCompare(a.at))
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="4">
<title>Harbour collector</title><style>
body { font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 640px; padding: 24px 16px; color: #12211d; background: #f5f7f5 }
h1 { font-size: 24px; margin: 0 } li { background: #fff; border-radius: 12px; padding: 12px 16px; margin: 12px 0; list-style: none }
ul { padding: 0 } pre { white-space: pre-wrap; overflow-wrap: anywhere; margin: 4px 0; font-size: 13px } small { color: #50605a }
</style></head><body><main><h1>Collector</h1>
<p>What analytics and the error-reporting service would have been told. None of it has left this machine.</p>
${rows.length === 0 ? '<p>Nothing yet.</p>' : `<ul>${rows.map(item).join('\n')}</ul>`}
</main></body></html>`
}

const item = ({ at, head, body }: { at: string; head: string; body: unknown }) =>
  `<li><b>${escapeHtml(head)}</b> <small>${at.slice(11, 19)} UTC</small><pre>${escapeHtml(JSON.stringify(body, null, 1))}</pre></li>`
