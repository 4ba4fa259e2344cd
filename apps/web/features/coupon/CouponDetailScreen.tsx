import { voucherDetailGet } from '@harbour/protocol'
import { useQuery } from '@tanstack/react-query'
import { Share2 } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { query } from '../../call.ts'
import { m } from '../../paraglide/messages.js'
import type { JudgedCoupon } from '../../stores/coupon-list.ts'
import { useWallet } from '../../stores/coupons.ts'
import { couponOf } from '../../stores/coupon-of.ts'
import { useBack } from '../../stores/go.ts'
import { language } from '../../locale.ts'
import { AppBar } from '../../ui/AppBar.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { CouponDetail } from './CouponDetail.tsx'
import { useCouponGround } from './ground.ts'
import { NoCoupons } from './NoCoupons.tsx'
import './coupon.css'

/** One coupon: its code for the counter, how it is used, and the way to use it here (spec 1.22, 2.28). */
export function CouponDetailScreen() {
  const [params] = useSearchParams()
  const code = params.get('code') ?? ''
  const back = useBack()
  const ground = useCouponGround()
  const wallet = useWallet(ground.book)
  const listed = wallet.judged.find(({ coupon }) => coupon.code === code)
  const asked = useQuery({
    ...query(voucherDetailGet, { voucherCode: code }, { background: true, handles: 'all' }),
    enabled: code !== '' && !listed && !wallet.pending,
  })
  const judged = listed ?? (asked.data && unlisted(asked.data))
  const share = judged && typeof navigator.share === 'function'
  return (
    <div className="app cd">
      <AppBar
        className="cd__bar"
        title={m.coupon_detail_title()}
        onBack={() => back('/coupon/1')}
        end={share && <IconButton icon={Share2} label={m.coupon_detail_share()} onClick={() => void shareIt(judged)} />}
      />
      <main id="main" aria-busy={!judged && !asked.isError && code !== ''}>
        {judged && <CouponDetail judged={judged} wallet={wallet} ground={ground} listed={listed !== undefined} />}
        {!judged && (asked.isError || code === '') && (
          <div className="cd__none">
            <NoCoupons title={m.coupon_detail_missing()} body={m.coupon_none_body()} />
          </div>
        )}
        {!judged && !asked.isError && code !== '' && (
          <div className="cdt">
            <Skeleton height={360} radius={22} />
          </div>
        )}
      </main>
    </div>
  )
}

/** A coupon that is not in the wallet, such as one that was used: it is shown, and can be used no more. */
function unlisted(voucher: JudgedCoupon['voucher']): JudgedCoupon {
  return { voucher, coupon: couponOf(voucher, language()), verdict: { usable: false, reason: 14 }, combines: true, selected: false }
}

/** What it is and where it is found; never its code, which is as good as money. */
async function shareIt({ coupon }: JudgedCoupon) {
  await navigator.share({ title: coupon.name, url: new URL('/coupon/1', location.href).href }).catch(() => undefined)
}
