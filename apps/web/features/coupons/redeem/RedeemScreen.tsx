import { voucherTypes } from '@harbour/rules'
import { pointGet, voucherRewardGet } from '@harbour/protocol'
import { useQuery } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { useState } from 'react'
import { query } from '../../../api/call.ts'
import { m } from '../../../paraglide/messages.js'
import { dayWords } from '../../../lib/day-words.ts'
import { useBack } from '../../../navigation/go.ts'
import { isMember, useSession } from '../../../api/session.ts'
import { AppBar } from '../../../ui/frame/AppBar.tsx'
import { Button } from '../../../ui/Button.tsx'
import { ChipGroup } from '../../../ui/forms/choices/ChipGroup.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { NoCoupons } from '../wallet/NoCoupons.tsx'
import { pointWords } from './point-words.ts'
import { RedeemSheet } from './RedeemSheet.tsx'
import type { Reward } from './reward.ts'
import { RewardCard } from './RewardCard.tsx'
import '../coupon.css'
import './redeem.css'
import { paths } from '../../../navigation/paths.ts'

const quiet = { background: true, handles: 'all' } as const
const kinds = ['all', 'enough', 'food', 'cash'] as const
type Kind = (typeof kinds)[number]
const kindWords = { all: m.coupon_rd_all, enough: m.coupon_rd_enough, food: m.coupon_rd_food, cash: m.coupon_rd_cash }

/** Rewards that points buy, and what is still missing for the rest (spec 1.22). */
export function RedeemScreen() {
  const member = useSession(({ user }) => isMember(user))
  const back = useBack()
  return (
    <div className="app rd">
      <AppBar
        className="rd__bar"
        title={m.coupon_rd_title()}
        onBack={() => back(paths.coupons(1))}
        end={member && <IconButton icon={History} label={m.coupon_rd_history()} href={paths.pointHistory} />}
      />
      <main id="main">{member ? <Catalogue /> : <NoCoupons title={m.coupon_rd_login()} body={m.coupon_rd_login_body()} asksIn />}</main>
    </div>
  )
}

function Catalogue() {
  const points = useQuery(query(pointGet, {}, quiet))
  const rewards = useQuery(query(voucherRewardGet, {}, quiet))
  const [kind, setKind] = useState<Kind>('all')
  const [chosen, choose] = useState<Reward>()
  const balance = points.data?.balance
  const shown = rewards.data?.data.filter((reward) => isOf(reward, kind, balance))
  const soonest = points.data?.expiring[0]
  if (points.isError || rewards.isError)
    return (
      <div className="sec cps__none">
        <Button block variant="tint" reason={m.coupon_rd_lost()} onClick={() => [points, rewards].forEach(({ refetch }) => void refetch())}>
          {m.coupon_retry()}
        </Button>
      </div>
    )
  return (
    <>
      <section className="rp" aria-label={m.coupon_rd_balance()}>
        <div>
          <p className="small rp__soft">{m.coupon_rd_balance()}</p>
          <p className="rp__sum">{balance === undefined ? <Skeleton width={110} height={44} /> : pointWords(balance)}</p>
        </div>
        {soonest && (
          <p className="small rp__soft rp__end">
            <b>{m.coupon_rd_points({ points: pointWords(soonest.points) })}</b>
            <span>{m.coupon_rd_ends({ date: dayWords(soonest.expiresAt) })}</span>
          </p>
        )}
      </section>
      <ChipGroup
        className="hscroll rd__kinds"
        label={m.coupon_rd_filter()}
        value={kind}
        chips={kinds.map((value) => ({ value, label: kindWords[value]() }))}
        onChange={setKind}
      />
      {!shown && <Skeleton className="sec" height={220} radius={18} />}
      {shown?.length === 0 && <p className="sec ink2 cps__none">{m.coupon_rd_nothing()}</p>}
      <ul className="rd__grid">
        {shown?.map((reward) => (
          <RewardCard key={reward.rewardId} reward={reward} balance={balance} onRedeem={() => choose(reward)} />
        ))}
      </ul>
      {chosen && points.data && <RedeemSheet reward={chosen} points={points.data} onClose={() => choose(undefined)} />}
    </>
  )
}

function isOf({ points, voucher: { voucherType } }: Reward, kind: Kind, balance = 0): boolean {
  const food = voucherType === voucherTypes.product || voucherType === voucherTypes.fixed
  return kind === 'all' || (kind === 'enough' ? points <= balance : kind === 'food' ? food : !food)
}
