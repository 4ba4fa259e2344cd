import type { ChainProduct } from '@harbour/chain'
import { changedFields } from '../../../lib/records/changed-fields.ts'
import type { ChangedRecord } from '../../catalogue/save-record.ts'
import { conflictFields } from '../../ui/conflict/conflict-fields.ts'
import { EditConflict } from '../../ui/conflict/EditConflict.tsx'
import { fieldWords } from '../../words/field-words.ts'
import type { ProductForm } from './use-product-form.ts'

type ProductConflictProps = {
  mine: ChainProduct
  conflict: ChangedRecord<'product'>
  edited: Pick<ProductForm, 'settle' | 'take' | 'seen'>
}

/** Shows both where somebody else has changed the product meanwhile, part by part; those that were changed here are kept at first. */
export function ProductConflict({ mine, conflict, edited: { settle, take, seen } }: ProductConflictProps) {
  const theirs = (conflict.held ?? conflict.live)?.record
  if (!theirs) return <EditConflict fields={[]} onKeep={() => settle(mine, conflict)} />
  const fields = conflictFields(mine, theirs, fieldWords)
  const parts = fields.map(({ key }) => key)
  const own = seen.held ? changedFields(seen.held.record, mine) : parts
  const [ours, others] = [new Map(Object.entries(mine)), new Map(Object.entries(theirs))]
  // Each part is one of either record, which both are products.
  const merged = (kept: ReadonlySet<string>) =>
    Object.fromEntries(
      [...new Set([...others.keys(), ...ours.keys()])].map((part) => [
        part,
        (kept.has(part) || !parts.includes(part) ? ours : others).get(part),
      ]),
    ) as ChainProduct
  return (
    <EditConflict
      fields={fields}
      by={conflict.changedBy}
      at={conflict.changedAt}
      onKeep={() => settle(mine, conflict)}
      onTake={() => take(conflict)}
      merge={{ kept: own.filter((part) => parts.includes(part)), onMerge: (kept) => settle(merged(kept), conflict) }}
    />
  )
}
