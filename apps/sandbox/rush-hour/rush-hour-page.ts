import { escapeHtml } from '../escape-html.ts'
import { listPage } from '../list-page.ts'
import type { RushState } from './rush-hour.ts'

const form = `<form method="post" action="/rush-hour"><label>Shop <input name="storeId" value="3101" size="5" pattern="[0-9]{4}" required></label>
<label>Orders <input name="orders" type="number" value="12" min="1" max="300" required></label>
<label>over seconds <input name="seconds" type="number" value="30" min="0" max="600" required></label>
<button>Rush hour</button></form>`

/** The page on which a rush hour begins, with the last ones. */
export function rushHourPage(rushes: readonly RushState[]): string {
  const about = `Guests who all order at one shop, in cash: takeaway and deliveries, some with an allergy, some with alcohol, one pizza of two halves.
A gateway takes so many unpaid orders from one network (20) and so many sessions; for more start it with RATE_LIMIT_SCALE=20.
<a href="/">SMS and emails</a>`
  return listPage({ title: 'Rush hour', about, form, items: rushes.map(item), reloads: rushes.some(({ ended }) => !ended) })
}

function item({ storeId, orders, seconds, at, placed, refused, ended }: RushState): string {
  const codes = Object.entries(refused).map(([code, count]) => `<p>${count} refused: ${escapeHtml(code)}</p>`)
  const title = `<small>Shop ${escapeHtml(storeId)}, ${at.slice(11, 19)} UTC, over ${seconds} s${ended ? '' : ', under way'}</small>`
  return `${title}<p><strong>${placed} of ${orders} placed</strong></p>${codes.join('')}`
}
