import { escapeHtml as safe } from '../escape-html.ts'
import { listPage } from '../list-page.ts'
import type { Check } from './simphony-api.ts'

/** A page of the checks that a shop's POS has, the newest first. */
export function posPage(checks: readonly Check[]): string {
  const about =
    'The checks of shops whose till is a POS that speaks as Oracle Simphony does. Orders come here when their kitchens begin with them.'
  return listPage({ title: 'POS', about, items: checks.map(item) })
}

function item({ header, number, menuItems, serviceCharges, discounts, tenders, total, state }: Check): string {
  const lines = [
    ...menuItems.map(
      ({ menuItemId, quantity, unitPrice, referenceText }) => `${quantity} × ${menuItemId} ${referenceText} $${unitPrice.toFixed(2)}`,
    ),
    ...serviceCharges.map((each) => `${each.referenceText} $${each.total.toFixed(2)}`),
    ...discounts.map((each) => `Discount −$${each.total.toFixed(2)}`),
    ...tenders.map((each) => `Tender ${each.tenderId} $${each.total.toFixed(2)}`),
  ]
  return `<small>${safe(header.locRef)} · revenue centre ${header.rvcRef} · ${safe(header.checkName)}</small>
<p><strong>Check ${number}, ${state}: $${total.toFixed(2)}</strong></p><p>${header.informationLines.map(safe).join('<br>')}</p>
<p>${lines.map(safe).join('<br>')}</p>`
}
