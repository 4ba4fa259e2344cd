import { pointGet, pointHistoryGet, voucherExchange, voucherGet, type Answer } from '@harbour/protocol'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Check, CircleAlert, Info } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { CallFailure } from '../../../api/call-failure.ts'
import { language } from '../../../lib/locale.ts'
import { m } from '../../../paraglide/messages.js'
import { voucherToCoupon } from '../../../entities/coupon/voucher-to-coupon.ts'
import { conditionWords } from '../../../entities/coupon/coupon-words.ts'
import { useGo } from '../../../navigation/go.ts'
import { newGuid } from '../../../api/session.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Breakdown } from '../../../ui/shop/Breakdown.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Sheet } from '../../../ui/overlay/Sheet.tsx'
import { Ticket } from '../../../ui/shop/Ticket.tsx'
import { showToast } from '../../../lib/toast.ts'
import { CouponStub, ticketKind } from '../CouponStub.tsx'
import { pointWords } from './point-words.ts'
import type { Reward } from './reward.ts'
import { paths } from '../../../navigation/paths.ts'

type RedeemSheetProps = { reward: Reward; points: Answer<typeof pointGet>; onClose: () => void }

/** The last look before points are spent: what is left, and which of them go first. */
export function RedeemSheet({ reward, points: { balance, expiring }, onClose }: RedeemSheetProps) {
  const { name, points, validDays, voucher } = reward
  const redeeming = useRedeeming(reward, onClose)
  const coupon = voucherToCoupon(voucher, language())
  const first = expiring.length > 1 ? Math.min(points, expiring[0]?.points ?? 0) : 0
  const refused = redeeming.error instanceof CallFailure ? redeeming.error.message : undefined
  const acts = (
    <div className="rd__acts">
      {refused && (
        <Banner tone="error" icon={CircleAlert} note live>
          {refused}
        </Banner>
      )}
      <Button block loading={redeeming.isPending} onClick={() => redeeming.mutate()}>
        {m.coupon_rd_spend({ points: pointWords(points) })}
      </Button>
      <Button block variant="ghost" onClick={onClose}>
        {m.coupon_rd_later()}
      </Button>
    </div>
  )
  return (
    <Sheet open onClose={onClose} title={m.coupon_rd_confirm()} foot={acts}>
      <div className="rd__sure">
        <Ticket
          kind={ticketKind(coupon, voucher.picture)}
          stub={<CouponStub coupon={coupon} picture={voucher.picture} />}
          title={name}
          detail={conditionWords(coupon, voucher.terms)}
          until={m.coupon_rd_valid({ count: validDays })}
        />
        <div className="card rd__sum">
          <Breakdown
            rows={[
              { label: m.coupon_rd_have(), amount: pointWords(balance) },
              { label: m.coupon_rd_cost(), amount: `−${pointWords(points)}` },
              { label: m.coupon_rd_left(), amount: pointWords(balance - points), kind: 'total' },
            ]}
          />
        </div>
        <p className="small ink2 rd__note">
          <Icon of={Info} size={18} />
          <span>{first > 0 ? m.coupon_rd_first({ points: pointWords(first) }) : m.coupon_rd_final()}</span>
        </p>
      </div>
    </Sheet>
  )
}

/** Redeems a reward: the next try goes out under the same id, whatever was lost on the way, so points are spent once. */
function useRedeeming({ rewardId, name }: Reward, onDone: () => void) {
  const [clientExchangeId] = useState(newGuid)
  const queries = useQueryClient()
  const go = useGo()
  return useMutation({
    mutationFn: () => call(voucherExchange, { rewardId, clientExchangeId }, { handles: 'all' }),
    onSuccess: ({ voucher }) => {
      for (const each of [pointGet, pointHistoryGet, voucherGet]) void queries.invalidateQueries({ queryKey: [each.name] })
      const see = () => go(paths.coupon, { query: { code: voucher.voucherCode } })
      showToast({ text: m.coupon_rd_done({ name }), icon: Check, action: { label: m.coupon_rd_see(), onPress: see } })
      onDone()
    },
    onError: () => void queries.invalidateQueries({ queryKey: [pointGet.name] }),
  })
}
