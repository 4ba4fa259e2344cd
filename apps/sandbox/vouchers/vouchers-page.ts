import { escapeHtml } from '../escape-html.ts'
import type { Fault } from './faults.ts'
import type { Issued } from './issued-voucher.ts'
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
body { font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 640px; padding: 24px 16px; color: #12211d; background: #f5f7f5 }
h1 { font-size: 24px; margin: 0 } h2 { font-size: 18px; margin: 24px 0 0 } ul { padding: 0 } p { margin: 4px 0; overflow-wrap: anywhere }
li { background: #fff; border-radius: 12px; padding: 12px 16px; margin: 12px 0; list-style: none } small { color: #50605a }
.held { background: #fff6dd } .used strong { text-decoration: line-through }
</style></head><body><main><h1>Voucher vendors</h1>
<p>Candao, Storellect, YUU and Mezzofy as the sandbox plays them. A member's vouchers appear when the app first asks for them.</p>
${list(
  vouchers.map((voucher) => item(voucher, at)),
  'Nothing yet.',
)}
<h2>Logged in to the loyalty partner</h2>
<p><a href="/yuu/app">The partner's own app</a></p>
${list(guests.map(guestItem), 'Nobody.')}
<h2>Faults to come</h2>
${list(
  faults.map(({ vendor, kind, times }) => `<li>${vendor}: ${kind}, ${times} times</li>`),
  'None.',
)}
</main></body></html>`
}

const list = (items: readonly string[], none: string) => (items.length === 0 ? `<p>${none}</p>` : `<ul>${items.join('\n')}</ul>`)

function item({ vendor, code, offer, owner, ends, state }: Issued, at: number): string {
  const words = state.is === 'free' ? (ends <= at ? 'ended' : 'free') : `${state.is} under ${state.key}`
  const [name, whose] = [escapeHtml(`${offer.name.en} ${offer.name.tc}`), escapeHtml(owner ?? 'anybody')]
  return `<li class="${state.is}"><small>${vendor}, ${whose}</small><p><strong>${name}</strong></p><p>${escapeHtml(code)}: ${escapeHtml(words)}</p></li>`
}

function guestItem({ phone, guestKey }: PartnerGuest): string {
  return `<li><small>${escapeHtml(phone)}, under the guest key</small><p>${escapeHtml(guestKey)}</p></li>`
}
