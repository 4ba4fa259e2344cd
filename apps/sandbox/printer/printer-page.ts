import { escapeHtml } from '../escape-html.ts'
import { listPage } from '../list-page.ts'
import type { Paper } from './paper.ts'
import { pngOf } from './png.ts'
import { printerStates, type PrinterState, type SandboxPrinter } from './printer.ts'

const words: Record<PrinterState, string> = {
  ready: 'Ready',
  paperOut: 'Paper out',
  coverOpen: 'Cover open',
  otherMachine: 'Another machine',
  away: 'Away',
}

/** The policy of a page with pictures in it and a form. */
export const printerPagePolicy = `default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'self'`

/** A page of what the demo's printer has printed, the newest first, with what may happen to it. */
export function printerPage({ state, papers }: Pick<SandboxPrinter, 'state' | 'papers'>): string {
  const buttons = printerStates.map(
    (each) => `<button name="state" value="${each}"${each === state() ? ' disabled' : ''}>${words[each]}</button>`,
  )
  const about = `The printer of the demo’s shop is <strong>${words[state()].toLowerCase()}</strong>. <a href="/">SMS and emails</a>
<form method="post" action="/printer">${buttons.join(' ')}</form>`
  return listPage({ title: 'Printer', about, items: papers().map(item) })
}

function item({ at, lines, ...paper }: Paper): string {
  const picture =
    paper.rows.length === 0 ? '' : `<img alt="What was printed" width="288" src="data:image/png;base64,${pngOf(paper).toString('base64')}">`
  return `<small>${at.slice(11, 19)} UTC</small><p>${picture}</p><pre>${escapeHtml(lines.join('\n'))}</pre>`
}

/** A paper as JSON: its rows as base64. */
export const paperAsJson = ({ at, rowBytes, rows, lines }: Paper) => ({ at, rowBytes, rows: rows.toString('base64'), lines })
