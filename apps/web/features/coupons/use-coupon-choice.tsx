import { addCents, cents, formatPrice, type Cents, type Coupon, type ProductBook } from '@harbour/rules'
import { Check, TriangleAlert } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { m } from '../../paraglide/messages.js'
import type { JudgedCoupon } from '../../entities/coupon/coupon-list.ts'
import { selectCoupon, selectOnly, type Wallet } from '../../entities/coupon/wallet.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { showToast } from '../../lib/toast.ts'

type Lost = NonNullable<ReturnType<Wallet['priceWith']>>['coupons'][number]
type Confirmation = { lost: Lost; go: () => void }

export type CouponChoice = {
  take: (judged: Pick<JudgedCoupon, 'coupon'>) => void
  takeBest: (coupons: readonly Coupon[]) => void
  /** Asks before money is lost; belongs on the screen. */
  dialog: ReactNode
}

/** Selecting coupons: where cash is worth more than is to be paid, the guest is told first what cannot be had back (spec 8.11). */
export function useCouponChoice({ applied, priceWith }: Wallet, book: ProductBook | undefined): CouponChoice {
  const [asked, ask] = useState<Confirmation>()
  const orAsk = (coupons: readonly Coupon[], known: readonly Coupon[], go: () => void) => {
    const lost = priceWith(coupons)?.coupons.find(({ code, lost: rest }) => rest !== undefined && !known.some((one) => one.code === code))
    if (lost) ask({ lost, go })
    else go()
  }
  const close = () => ask(undefined)
  return {
    take: ({ coupon }) =>
      orAsk([...applied, coupon], applied, () => {
        selectCoupon(coupon, book)
        showToast({ text: m.coupon_chosen_toast(), icon: Check })
      }),
    takeBest: (coupons) => orAsk(coupons, applied, () => selectOnly(coupons, book)),
    dialog: asked && (
      <OverValue
        lost={asked.lost}
        onClose={close}
        onUse={() => {
          close()
          asked.go()
        }}
      />
    ),
  }
}

function OverValue({ lost: { name, amount, lost }, onUse, onClose }: { lost: Lost; onUse: () => void; onClose: () => void }) {
  const acts = (
    <>
      <Button block onClick={onUse}>
        {m.coupon_over_use()}
      </Button>
      <Button block variant="ghost" onClick={onClose}>
        {m.coupon_over_keep()}
      </Button>
    </>
  )
  return (
    <Dialog open alert icon={TriangleAlert} onClose={onClose} title={m.coupon_over_title()} actions={acts}>
      {m.coupon_over_body({ name, ...worth(amount, lost) })}
    </Dialog>
  )
}

/** Says what a coupon is worth, what the order takes of it, and what is left over. */
export const worth = (amount: Cents, lost: Cents = cents(0)) => ({
  worth: formatPrice(addCents(amount, lost)),
  amount: formatPrice(amount),
  lost: formatPrice(lost),
})
