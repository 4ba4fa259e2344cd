import { m } from '../../../paraglide/messages.js'
import { Anchor } from '../../../ui/Anchor.tsx'
import { paths } from '../../../navigation/paths.ts'

const tabs = [
  { id: 'mine', href: paths.coupons(1), label: m.coupon_tab_mine },
  { id: 'redeem', href: paths.coupons(2), label: m.coupon_tab_redeem },
  { id: 'used', href: paths.coupons(3), label: m.coupon_tab_used },
] as const

/** The three pages of the coupons, under their head. */
export function CouponTabs({ at }: { at: 'mine' | 'used' }) {
  return (
    <nav className="ctabs" aria-label={m.coupon_tabs()}>
      {tabs.map(({ id, href, label }) => (
        <Anchor key={id} href={href} aria-current={id === at ? 'page' : undefined}>
          {label()}
        </Anchor>
      ))}
    </nav>
  )
}
