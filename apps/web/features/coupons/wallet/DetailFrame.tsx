import { voucherDetailGet } from '@harbour/protocol'
import { couponReasons } from '@harbour/rules'
import { useQuery } from '@tanstack/react-query'
import { Share2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { query } from '../../../api/call.ts'
import { m } from '../../../paraglide/messages.js'
import type { JudgedCoupon } from '../../../entities/coupon/coupon-list.ts'
import { voucherToCoupon } from '../../../entities/coupon/voucher-to-coupon.ts'
import { useBack } from '../../../navigation/go.ts'
import { language } from '../../../lib/locale.ts'
import { AppBar } from '../../../ui/frame/AppBar.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { CouponDetail } from './CouponDetail.tsx'
import { NoCoupons } from './NoCoupons.tsx'
import { paths } from '../../../navigation/paths.ts'

type DetailFrameProps = {
  judged: readonly JudgedCoupon[]
  pending: boolean
  /** The way to use a coupon of the wallet. */
  use: (judged: JudgedCoupon) => ReactNode
}

/** The coupon that the address names: one of the wallet, or what the server knows of another. */
export function DetailFrame({ judged: all, pending, use }: DetailFrameProps) {
  const [params] = useSearchParams()
  const code = params.get('code') ?? ''
  const back = useBack()
  const listed = all.find(({ coupon }) => coupon.code === code)
  const asked = useQuery({
    ...query(voucherDetailGet, { voucherCode: code }, { background: true, handles: 'all' }),
    enabled: code !== '' && !listed && !pending,
  })
  const judged = listed ?? (asked.data && unlisted(asked.data))
  const share = judged && typeof navigator.share === 'function'
  return (
    <div className="app cd">
      <AppBar
        className="cd__bar"
        title={m.coupon_detail_title()}
        onBack={() => back(paths.coupons(1))}
        end={share && <IconButton icon={Share2} label={m.coupon_detail_share()} onClick={() => void shareIt(judged)} />}
      />
      <main id="main" aria-busy={!judged && !asked.isError && code !== ''}>
        {judged && <CouponDetail judged={judged} use={listed && use(listed)} />}
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
  return {
    voucher,
    coupon: voucherToCoupon(voucher, language()),
    verdict: { usable: false, reason: couponReasons.goneAtVendor },
    combines: true,
    selected: false,
  }
}

/** Shares what it is and where it is found; never its code, which is as good as money. */
async function shareIt({ coupon }: JudgedCoupon) {
  await navigator.share({ title: coupon.name, url: new URL(paths.coupons(1), location.href).href }).catch(() => undefined)
}
