import type { Answer, GoodwillGift, goodwillTermsGet } from '@harbour/protocol'
import { useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'

type Terms = Answer<typeof goodwillTermsGet>
type GiftFieldsProps = {
  terms: Terms
  gift: GoodwillGift | undefined
  disabled: boolean
  onChoose: (gift: GoodwillGift | undefined) => void
}

/** Points or a coupon, with what may still be given of each beside it. */
export function GiftFields({ terms, gift, disabled, onChoose }: GiftFieldsProps) {
  const [kind, setKind] = useState<GoodwillGift['kind']>('points')
  const [typed, setTyped] = useState('')
  const turn = (next: GoodwillGift['kind']) => {
    setKind(next)
    setTyped('')
    onChoose(undefined)
  }
  const tooMuch = typed !== '' && pointsOf(typed, terms) === undefined
  return (
    <>
      <SelectField
        label={m.support_gift_kind()}
        value={kind}
        disabled={disabled}
        options={[
          { value: 'points', words: m.support_gift_points() },
          { value: 'coupon', words: m.support_gift_coupon() },
        ]}
        onChange={turn}
      />
      {kind === 'points' ? (
        <TextField
          label={m.support_points()}
          inputMode="numeric"
          disabled={disabled}
          value={typed}
          error={tooMuch ? m.support_points_most({ most: terms.pointsAtOnce }) : undefined}
          help={m.support_points_left({ atOnce: terms.pointsAtOnce, left: terms.pointsLeft })}
          onChange={(text) => {
            setTyped(text)
            const points = pointsOf(text, terms)
            onChoose(points === undefined ? undefined : { kind: 'points', points })
          }}
        />
      ) : (
        <SelectField
          label={m.support_gift_coupon()}
          disabled={disabled || terms.couponsLeft === 0}
          help={m.support_coupons_left({ left: terms.couponsLeft })}
          value={gift?.kind === 'coupon' ? gift.couponId : ''}
          options={[
            { value: '', words: m.support_choose() },
            ...terms.coupons.map(({ couponId, name, validDays }) => ({
              value: couponId,
              words: m.support_coupon_for({ name, days: validDays }),
            })),
          ]}
          onChange={(couponId) => onChoose(couponId === '' ? undefined : { kind: 'coupon', couponId })}
        />
      )}
    </>
  )
}

/** The points that were typed; undefined for what is no number of them that may be given. */
function pointsOf(text: string, { pointsAtOnce }: Terms): number | undefined {
  const points = /^\d{1,7}$/.test(text.trim()) ? Number(text) : 0
  return points > 0 && points <= pointsAtOnce ? points : undefined
}
