import { formatPrice } from '@harbour/rules'
import { Coins } from 'lucide-react'
import { language } from '../../../lib/locale.ts'
import { m } from '../../../paraglide/messages.js'
import { pictureUrl } from '../../../lib/picture-url.ts'
import { voucherToCoupon } from '../../../entities/coupon/voucher-to-coupon.ts'
import { Button } from '../../../ui/Button.tsx'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { ProductImage } from '../../../ui/shop/ProductImage.tsx'
import { pointWords } from './point-words.ts'
import type { Reward } from './reward.ts'

type RewardCardProps = { reward: Reward; balance: number | undefined; onRedeem: () => void }

/** A reward and its price in points; what is missing stands in the place of the button. */
export function RewardCard({ reward, balance, onRedeem }: RewardCardProps) {
  const { name, note, picture, points, voucher } = reward
  const missing = balance === undefined ? 0 : points - balance
  return (
    <li className={classes('rd__card card', missing > 0 && 'is-off')}>
      {picture ? (
        <ProductImage src={pictureUrl(picture)} size={112} />
      ) : (
        <span className="rd__cash" aria-hidden="true">
          {formatPrice(voucher.voucherAmount ?? voucher.minUsage)}
          <small>{voucherToCoupon(voucher, language()).gift.kind === 'delivery' ? m.coupon_kind_delivery() : m.coupon_kind_cash()}</small>
        </span>
      )}
      <b className="t3 clip">{name}</b>
      <p className="cap ink2 clip">{note}</p>
      <div className="rd__foot">
        <span className={classes('ptn', missing > 0 && 'ink3')}>
          <Icon of={Coins} size={16} />
          {pointWords(points)}
        </span>
        {missing > 0 ? (
          <span className="cap ink2">{m.coupon_rd_missing({ points: pointWords(missing) })}</span>
        ) : (
          <Button
            small
            variant="brand"
            aria-label={m.coupon_rd_redeem_it({ name, points: pointWords(points) })}
            disabled={balance === undefined}
            onClick={onRedeem}
          >
            {m.coupon_rd_redeem()}
          </Button>
        )}
      </div>
    </li>
  )
}
