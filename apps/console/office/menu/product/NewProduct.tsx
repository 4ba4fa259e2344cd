import type { ChainCategory } from '@harbour/chain'
import type { ProductType } from '@harbour/rules'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { m } from '../../../paraglide/messages.js'
import { paths } from '../../paths.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import { localized } from '../../words/localized.ts'

type Kind = 'dish' | 'set'
const types: Record<Kind, ProductType> = { dish: 1, set: 2 }

/** Asks what kind of product is to be made, and under which heading. */
export function NewProduct({ categories, onClose }: { categories: readonly ChainCategory[]; onClose: () => void }) {
  const navigate = useNavigate()
  const own = categories.filter(({ pids }) => pids === undefined)
  const [kind, setKind] = useState<Kind>('dish')
  const [category, setCategory] = useState(own[0]?.categoryId ?? '')
  const go = () => void navigate(`${paths.newProduct}?type=${types[kind]}&category=${encodeURIComponent(category)}`)
  return (
    <Dialog
      title={m.menu_new_product()}
      onClose={onClose}
      actions={
        <OfficeButton look="go" onClick={go}>
          {m.menu_new_go()}
        </OfficeButton>
      }
    >
      <SelectField
        label={m.menu_new_kind()}
        value={kind}
        options={[
          { value: 'dish', words: m.menu_new_dish() },
          { value: 'set', words: m.menu_new_set() },
        ]}
        onChange={setKind}
      />
      <SelectField
        label={m.menu_category()}
        value={category}
        options={own.map(({ categoryId, name }) => ({ value: categoryId, words: localized(name) }))}
        onChange={setCategory}
      />
    </Dialog>
  )
}
