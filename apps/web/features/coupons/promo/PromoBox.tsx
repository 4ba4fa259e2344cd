import type { Voucher } from '@harbour/protocol'
import { CircleAlert, Tag } from 'lucide-react'
import { useId, useState, type KeyboardEvent } from 'react'
import { m } from '../../../paraglide/messages.js'
import { language } from '../../../lib/locale.ts'
import { Anchor } from '../../../ui/Anchor.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { showToast } from '../../../lib/toast.ts'
import { usePromo, type PromoGap } from './promo.ts'
import { usePromoDraft } from './promo-draft.ts'
import '../../../ui/forms/fields/Field.css'
import '../../../ui/forms/fields/SearchBox.css'
import { paths } from '../../../navigation/paths.ts'

type PromoBoxProps = {
  /** On the page of coupons a code joins them, over an order it is used. */
  kind: 'page' | 'order'
  typed?: string
  /** The guest has just asked for it. */
  focused?: boolean
  onFound?: (voucher: Voucher) => void
}

/** A code from a leaflet, typed in. What is wrong with it is said below it, and stays until it is changed (spec 8.11). */
export function PromoBox({ kind, typed = '', focused = false, onFound }: PromoBoxProps) {
  const id = useId()
  const [code, setCode] = useState(typed || usePromoDraft.getState().code)
  const [gap, setGap] = useState<PromoGap>()
  const promo = usePromo((voucher) => {
    type('')
    if (onFound) onFound(voucher)
    else showToast(m.coupon_promo_added({ name: language() === 2 ? voucher.voucherNameEn : voucher.voucherName }))
  })
  const wrong = gap?.words ?? promo.refused

  const submit = () => setGap(promo.enter(code))

  // Over an order the box stands inside the order's own form, which Enter must not send.
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    submit()
  }

  function type(next: string) {
    setCode(next)
    usePromoDraft.setState({ code: next })
  }

  function write(next: string) {
    type(next)
    setGap(undefined)
    promo.forget()
  }

  return (
    <div className={`promo promo--${kind}`}>
      <label htmlFor={id} className="sr">
        {m.coupon_promo()}
      </label>
      <div className="promo__row">
        <div className={kind === 'page' ? 'search grow' : 'field__box grow'}>
          {kind === 'page' && <Icon of={Tag} size={20} />}
          <input
            id={id}
            name="promo"
            autoFocus={focused}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={32}
            placeholder={m.coupon_promo_hint()}
            value={code}
            aria-invalid={wrong !== undefined || undefined}
            aria-describedby={`${id}-note`}
            onChange={({ currentTarget }) => write(currentTarget.value)}
            onKeyDown={onKeyDown}
          />
        </div>
        <Button variant="secondary" loading={promo.waiting} onClick={submit}>
          {kind === 'page' ? m.coupon_promo_add() : m.coupon_promo_apply()}
        </Button>
      </div>
      <p id={`${id}-note`} className="promo__note field__help is-error" aria-live="polite">
        {wrong !== undefined && (
          <>
            <Icon of={CircleAlert} size={16} />
            <span>
              {wrong}{' '}
              {gap?.noShop && (
                <Anchor className="link" href={`${paths.shops}?next=${paths.coupons(1)}`}>
                  {m.coupon_promo_choose_shop()}
                </Anchor>
              )}
            </span>
          </>
        )}
      </p>
    </div>
  )
}
