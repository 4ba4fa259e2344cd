import { escapeHtml } from '../escape-html.ts'
import type { Fault } from './faults.ts'
import type { Issued } from './wallet.ts'
import type { PartnerGuest } from './yuu-guests.ts'

type Seen = { vouchers: readonly Issued[]; guests: readonly PartnerGuest[]; faults: readonly Fault[]; at: number }

/** One voucher as JSON tells it. */
export function told({ vendor, code, offer, region, owner, ends, state }: Issued, at: number): unknown {
  return {
    vendor,
    code,
    offer: offer.offerId,
    name: offer.name,
    region,
    owner,
    ends: new Date(ends).toISOString(),
    ended: ends <= at,
    state: state.is,
    key: state.is === 'free' ? null : state.key,
  }
}

/** Every voucher and who holds it, as a page that looks again every few seconds. */
export function vouchersPage({ vouchers, guests, faults, at }: Seen): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="4">
<title>Harbour voucher vendors</title><style>
body { font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 960px; padding: 24px 16px; color: #12211d; background: #f5f7f5 }
h1 { font-size: 24px; margin: 0 } h2 { font-size: 18px } table { width: 100%; border-collapse: collapse; background: #fff }
th, td { text-align: left; padding: 8px; border-bottom: 1px solid #dfe5e2; overflow-wrap: anywhere } code { font-size: 14px }
.held { background: #fff6dd } .used { color: #50605a }
</style></head><body><main><h1>Voucher vendors</h1>
<p>Candao, Storellect, YUU and Mezzofy as the sandbox plays them. A member's vouchers appear when the app first asks for them.</p>
${vouchers.length === 0 ? '<p>Nothing yet.</p>' : table(vouchers, at)}
<h2>Logged in to the loyalty partner</h2>
${guests.length === 0 ? '<p>Nobody.</p>' : `<ul>${guests.map(({ phone, guestKey }) => `<li>${escapeHtml(phone)}: <code>${guestKey}</code></li>`).join('')}</ul>`}
<h2>Faults to come</h2>
${faults.length === 0 ? '<p>None.</p>' : `<ul>${faults.map(({ vendor, kind, times }) => `<li>${vendor}: ${kind}, ${times} times</li>`).join('')}</ul>`}
</main></body></html>`
}

function table(vouchers: readonly Issued[], at: number): string {
  return `<table><thead><tr><th>Vendor</th><th>Voucher</th><th>Code</th><th>Whose</th><th>State</th></tr></thead>
<tbody>${vouchers.map((voucher) => row(voucher, at)).join('\n')}</tbody></table>`
}

function row({ vendor, code, offer, owner, ends, state }: Issued, at: number): string {
  const [held, used] = [state.is === 'held' ? ` under ${state.key}` : '', state.is === 'used' ? ` under ${state.key}` : '']
  const words = state.is === 'free' && ends <= at ? 'ended' : `${state.is}${held}${used}`
  const cells = [vendor, `${offer.name.en} ${offer.name.tc}`, code, owner ?? 'anybody', words]
  return `<tr class="${state.is}">${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`
}
