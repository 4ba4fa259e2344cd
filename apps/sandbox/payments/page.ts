import { createHash } from 'node:crypto'
import { escapeHtml } from '../escape-html.ts'
import type { Payment } from './types.ts'

const style = `
:root { color-scheme: light dark; --ink: #10233f; --soft: #53637a; --ground: #eef3f8; --card: #fff; --line: #8494aa; --brand: #0b5bd3; --on: #fff; --bad: #b3261e; --note: #fff4d6 }
@media (prefers-color-scheme: dark) { :root { --ink: #e8eef7; --soft: #a9b6c8; --ground: #0c1420; --card: #16212f; --line: #62738b; --brand: #7db2ff; --on: #061a3a; --bad: #ffb4ab; --note: #3a3212 } }
* { box-sizing: border-box }
body { font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 480px; padding: 16px; color: var(--ink); background: var(--ground) }
body.wide { max-width: 760px }
header { display: flex; align-items: center; gap: 8px; font-weight: 700; padding: 8px 0 16px }
header svg { fill: var(--brand) }
main > section, li { background: var(--card); border-radius: 16px; padding: 20px; margin: 0 0 16px }
h1 { font-size: 20px; line-height: 1.3; margin: 0 } h2 { font-size: 18px; margin: 0 0 8px }
.sum { font-size: 36px; font-weight: 700; line-height: 1.2; margin: 4px 0; font-variant-numeric: tabular-nums }
p { margin: 4px 0; overflow-wrap: anywhere } small, .soft { color: var(--soft) } .note { background: var(--note); border-radius: 12px; padding: 8px 12px; font-size: 14px }
label { display: block; font-weight: 600; margin: 12px 0 0 } .two { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; align-items: end }
input, select { font: inherit; color: inherit; background: var(--card); width: 100%; min-height: 48px; border: 1px solid var(--line); border-radius: 12px; padding: 8px 12px; margin: 4px 0 0 }
input[aria-invalid] { border: 2px solid var(--bad) } .bad { color: var(--bad); font-weight: 600 }
button, a.button { font: inherit; font-weight: 700; display: block; width: 100%; min-height: 48px; border-radius: 24px; border: 2px solid var(--brand); padding: 8px 16px; margin: 12px 0 0; background: var(--brand); color: var(--on); text-align: center; text-decoration: none; cursor: pointer }
button.quiet { background: none; color: var(--brand) }
a { color: var(--brand) } :focus-visible { outline: 3px solid var(--brand); outline-offset: 2px }
summary { min-height: 44px; display: flex; align-items: center; cursor: pointer; font-weight: 600 } summary::before { content: '+'; margin-right: 8px }
ul { padding: 0; margin: 0 } li { list-style: none; margin: 12px 0 } .plain li { padding: 0; margin: 4px 0 } .row { display: flex; flex-wrap: wrap; gap: 8px } .row button { width: auto; min-height: 44px; margin: 8px 0 0 }
fieldset { border: 1px solid var(--line); border-radius: 12px; margin: 12px 0 0 } fieldset label { display: inline-flex; align-items: center; gap: 6px; min-height: 44px; margin: 0 12px 0 0; font-weight: 400 } fieldset input { width: 20px; min-height: 20px; margin: 0 }
`
const styleHash = createHash('sha256').update(style).digest('base64')
const mark = `<svg width="28" height="28" viewBox="0 0 24 24" aria-hidden="true"><path d="M4 13h16l-2.5 5H6.5zM8 8h8v4H8zM11 4h2v3h-2zM2 20q2.5-1.500 5 0t5 0t5 0t5 0v1.5q-2.5 1.5-5 0t-5 0t-5 0t-5 0z"/></svg>`

export type Page = {
  language: string
  title: string
  body: string
  wide?: boolean
  /** The address that its forms lead to in the end, beside ourselves: browsers hold a form to it through every redirect. */
  leadsTo?: string
  /** The one origin that may frame it; nobody may where none is named. */
  framedBy?: string | undefined
  refresh?: boolean
}

/** A whole page and the headers that it is shown under: nothing but its own style and its own forms. */
export function page({ language, title, body, wide, leadsTo, framedBy, refresh }: Page): { body: string; headers: Record<string, string> } {
  const again = refresh ? '<meta http-equiv="refresh" content="4">' : ''
  const html = `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${again}<title>${escapeHtml(title)}</title><style>${style}</style></head>
<body${wide ? ' class="wide"' : ''}><header>${mark}Ferry Pay</header><main>${body}</main></body></html>`
  const forms = leadsTo === undefined ? `'self'` : `'self' ${new URL(leadsTo).origin}`
  const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; form-action ${forms}; frame-ancestors ${framedBy ?? `'none'`}; base-uri 'none'`
  return { body: html, headers: { 'content-security-policy': policy } }
}

/** An amount as the guest reads it: HK$58.00. */
export function shownMoney(amount: number, currency: Payment['currency']): string {
  const number = new Intl.NumberFormat('en', { minimumFractionDigits: 2 }).format(amount / 100)
  return `${currency === 'HKD' ? 'HK$' : 'MOP$'}${number}`
}
