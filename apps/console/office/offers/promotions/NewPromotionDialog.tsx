import type { ChainPromotion } from '@harbour/chain'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { m } from '../../../paraglide/messages.js'
import { paths } from '../../paths.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import { kindWords, promotionKinds } from './promotion-edit.ts'

/** Names a new promotion and says what kind it is: neither changes afterwards. */
export function NewPromotionDialog({ taken, onClose }: { taken: readonly string[]; onClose: () => void }) {
  const [kind, setKind] = useState<ChainPromotion['kind']>('spend')
  const [typed, setTyped] = useState('')
  const navigate = useNavigate()
  const id = typed.trim()
  const fault =
    id === '' ? undefined : !/^[\w-]{1,64}$/.test(id) ? m.offers_id_wrong() : taken.includes(id) ? m.offers_id_taken() : undefined
  return (
    <Dialog
      title={m.offers_new_promotion()}
      onClose={onClose}
      actions={
        <OfficeButton
          look="brand"
          disabled={id === '' || fault !== undefined}
          onClick={() => void navigate(`${paths.promotion(id)}?kind=${kind}`)}
        >
          {m.offers_new_go()}
        </OfficeButton>
      }
    >
      <SelectField
        label={m.offers_new_kind()}
        value={kind}
        options={promotionKinds.map((each) => ({ value: each, words: kindWords(each) }))}
        onChange={setKind}
      />
      <TextField
        label={m.offers_new_id()}
        help={m.offers_new_id_say()}
        error={fault}
        value={typed}
        autoComplete="off"
        onChange={setTyped}
      />
    </Dialog>
  )
}
