import type { VoucherObstacle } from '@harbour/protocol'
import { ChevronDown, ChevronUp, CircleAlert, Tags } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { language } from '../../../lib/locale.ts'
import { m } from '../../../paraglide/messages.js'
import { voucherToCoupon } from '../../../entities/coupon/voucher-to-coupon.ts'
import type { Wallet } from '../../../entities/coupon/wallet.ts'
import { forgetLostCoupons, useLostCoupons } from '../../../entities/coupon/held-coupons.ts'
import { useVoucherHolds } from '../../../entities/coupon/voucher-holds.ts'
import { isMember, useSession } from '../../../api/session.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Block } from '../../../ui/frame/Block.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { showToast } from '../../../lib/toast.ts'
import { useCouponChoice } from '../use-coupon-choice.tsx'
import { useCouponContext } from '../coupon-context.ts'
import { PartnerLogin } from '../partner/PartnerLogin.tsx'
import { PromoBox } from '../promo/PromoBox.tsx'
import { usePromoDraft } from '../promo/promo-draft.ts'
import { SavingsRow } from './SavingsRow.tsx'

/**
 * The savings of this order by coupons, points and a promo code (spec 1.19); who has no coupon hears of none. What is chosen is held while this is on the screen.
 * The box for a code is folded until somebody has one, but for a code that was being typed.
 */
export function Savings({ wallet, points }: { wallet: Wallet; points: ReactNode }) {
  const context = useCouponContext()
  // They most likely have some: nothing is pushed away once that is known.
  const member = useSession(({ user }) => isMember(user))
  const choosing = useCouponChoice(wallet, context.book)
  const holding = useVoucherHolds(wallet.applied.map(({ code }) => code))
  const [code, setCode] = useState<'folded' | 'kept' | 'wanted'>(() => (usePromoDraft.getState().code === '' ? 'folded' : 'kept'))
  const fold = (
    <button
      type="button"
      className="link"
      aria-expanded={code !== 'folded'}
      onClick={() => setCode(code === 'folded' ? 'wanted' : 'folded')}
    >
      {m.coupon_promo()}
      <Icon of={code === 'folded' ? ChevronDown : ChevronUp} size={16} />
    </button>
  )
  return (
    <Block title={m.coupon_savings()} end={fold} className="sv">
      {(wallet.judged.length > 0 || (wallet.pending && member)) && <SavingsRow {...{ wallet, context, choosing }} />}
      <LostCoupons wallet={wallet} />
      {holding.unsure && (
        <Banner tone="warn" icon={CircleAlert} note live>
          {holding.unsure === 'vendor' ? m.coupon_hold_unsure() : m.coupon_hold_lost()}{' '}
          <button type="button" className="link" onClick={holding.retry}>
            {m.coupon_hold_again()}
          </button>
        </Banner>
      )}
      {points}
      {code !== 'folded' && (
        <PromoBox
          kind="order"
          focused={code === 'wanted'}
          onFound={(voucher) => {
            const coupon = voucherToCoupon(voucher, language())
            if (wallet.mayJoin(coupon)) choosing.take({ coupon })
            else showToast({ text: m.coupon_promo_apart({ name: coupon.name }), icon: Tags })
          }}
        />
      )}
      {choosing.dialog}
      <PartnerLogin />
    </Block>
  )
}

/** Coupons that were selected and had to be taken off: used elsewhere meanwhile, or over. */
function LostCoupons({ wallet: { judged } }: { wallet: Wallet }) {
  const lost = useLostCoupons()
  if (lost.length === 0) return null
  return (
    <Banner tone="error" icon={CircleAlert} note live>
      {lost.map(({ voucherCode, code }) => {
        const name = judged.find(({ coupon }) => coupon.code === voucherCode)?.coupon.name ?? m.coupon_row_line()
        return <p key={voucherCode}>{lostWords(code, name)}</p>
      })}
      <button type="button" className="link" onClick={forgetLostCoupons}>
        {m.coupon_login_lost_ok()}
      </button>
    </Banner>
  )
}

function lostWords(code: VoucherObstacle, name: string): string {
  if (code === 'VOUCHER_UNSURE') return m.coupon_hold_unsure()
  return code === 'VOUCHER_TAKEN' ? m.coupon_taken_body({ name }) : m.coupon_gone_body({ name })
}
