import { escapeHtml as safe } from '../escape-html.ts'
import { operations, kinds, type Fault } from './faults.ts'
import { page, shownMoney } from './page.ts'
import type { Payment } from './types.ts'

type Seen = { payments: readonly Payment[]; faults: readonly Fault[]; untold: number }

/** The last hundred payments, what a tester can do with each, and the faults to come; `live`: a page that looks again every few seconds. */
export function paymentsPage({ payments, faults, untold }: Seen, live: boolean): { body: string; headers: Record<string, string> } {
  const look = live ? '<a href="/">Stop looking</a>' : '<a href="/?live">Look again every four seconds</a>'
  const body = `<section><h1>Payments</h1><p>What guests pay with, as the sandbox plays it. ${look} · <a href="/settlement.csv">Settlement file</a></p>
<p class="soft">Events that the shop has not heard yet: ${untold}.</p></section>
${payments.length === 0 ? '<section><p>Nothing yet.</p></section>' : `<ul>${payments.map(item).join('\n')}</ul>`}
<section><h2>Faults to come</h2>${faults.length === 0 ? '<p>None.</p>' : `<ul class="plain">${faults.map(faultItem).join('')}</ul>${form('/faults/clear', 'Call them off')}`}
${live ? '' : faultForm}</section>`
  return page({ language: 'en', title: 'Ferry Pay', body, wide: true, refresh: live })
}

function item(payment: Payment): string {
  const { id, method, amount, currency, status, reference, description, captured, refunded, declineCode, pageUrl, lateMs } = payment
  const more = [
    declineCode ?? '',
    captured > 0 && captured !== amount ? `captured ${shownMoney(captured, currency)}` : '',
    refunded > 0 ? `refunded ${shownMoney(refunded, currency)}` : '',
    lateMs === null ? '' : 'approved, to count late',
  ].filter(Boolean)
  const open = status === 'requires_action'
  const acts = open ? ['approve', 'decline', 'abandon', 'expire'] : status === 'authorised' ? ['expire'] : []
  return `<li><small>${method}, ${safe(reference)}</small><p><strong>${shownMoney(amount, currency)}</strong> ${safe(description)}</p>
<p>${[status, ...more].join(', ')}${open ? ` · <a href="${safe(pageUrl)}">Its page</a>` : ''}</p><div class="row">${acts.map((act) => form(`/payments/${id}/${act}`, act)).join('')}</div></li>`
}

const form = (action: string, words: string) => `<form method="post" action="${action}"><button class="quiet">${words}</button></form>`

const faultItem = ({ kind, times, on, ms }: Fault) =>
  `<li>${kind}, times ${times}${on ? `, on ${on.join(', ')}` : ''}${ms === undefined ? '' : `, ${ms} ms`}</li>`

const faultForm = `<form method="post" action="/faults"><label for="kind">What goes wrong</label>
<select id="kind" name="kind">${kinds.map((kind) => `<option>${kind}</option>`).join('')}</select>
<div class="two"><div><label for="times">How many times</label><input id="times" name="times" type="number" min="1" value="1"></div>
<div><label for="ms">Milliseconds, where it is late</label><input id="ms" name="ms" type="number" min="1"></div></div>
<fieldset><legend>Only on</legend>${operations.map((operation) => `<label><input type="checkbox" name="on" value="${operation}">${operation}</label>`).join('')}</fieldset>
<button>Arm it</button></form>`
