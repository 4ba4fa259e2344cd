import { useState } from 'react'
import { useNavigate } from 'react-router'
import { m } from '../../../paraglide/messages.js'
import { paths } from '../../paths.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { OfficeButton } from '../../ui/OfficeButton.tsx'

type Kind = 'coupon' | 'promoCode'

/** Names a new coupon or code: its id is what all else calls it by, and never changes. */
export function NewCouponDialog({ taken, onClose }: { taken: readonly string[]; onClose: () => void }) {
  const [kind, setKind] = useState<Kind>('coupon')
  const [typed, setTyped] = useState('')
  const navigate = useNavigate()
  const id = kind === 'coupon' ? typed.trim() : typed.trim().toUpperCase()
  const wellFormed = kind === 'coupon' ? /^[\w-]{1,64}$/.test(id) : /^[A-Z0-9]{4,16}$/.test(id)
  const fault = id === '' ? undefined : !wellFormed ? m.offers_id_wrong() : taken.includes(id) ? m.offers_id_taken() : undefined
  const go = () => void navigate(kind === 'coupon' ? paths.coupon(id) : paths.promoCode(id))
  return (
    <Dialog
      title={m.offers_new()}
      onClose={onClose}
      actions={
        <OfficeButton look="brand" disabled={id === '' || fault !== undefined} onClick={go}>
          {m.offers_new_go()}
        </OfficeButton>
      }
    >
      <SelectField
        label={m.offers_new_kind()}
        value={kind}
        options={[
          { value: 'coupon', words: m.offers_new_coupon() },
          { value: 'promoCode', words: m.offers_new_code() },
        ]}
        onChange={setKind}
      />
      <TextField
        label={kind === 'coupon' ? m.offers_new_id() : m.offers_new_code_id()}
        help={kind === 'coupon' ? m.offers_new_id_say() : m.offers_new_code_say()}
        error={fault}
        value={typed}
        autoComplete="off"
        onChange={setTyped}
      />
    </Dialog>
  )
}
