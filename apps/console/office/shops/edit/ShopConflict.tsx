import type { ChainShop } from '@harbour/chain'
import { m } from '../../../paraglide/messages.js'
import type { HeldRecord } from '../../catalogue/use-record.ts'
import { Callout } from '../../ui/Callout.tsx'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import { differing, fieldName } from './field-names.ts'
import type { ShopEdit } from './use-shop-edit.ts'

type ShopConflictProps = { edit: ShopEdit; conflict: Pick<HeldRecord<'shop'>, 'held' | 'live'> & { changedBy: string | null } }

/** Shows both where somebody else has changed the shop meanwhile, field by field: mine, theirs. */
export function ShopConflict({ edit, conflict }: ShopConflictProps) {
  const theirs = (conflict.held ?? conflict.live)?.record
  const fields = theirs ? differing(edit.record, theirs) : []
  return (
    <Callout look="err">
      <b>{conflict.changedBy === null ? m.shops_conflict() : m.shops_conflict_by({ name: conflict.changedBy })}</b>
      {theirs && (
        <table className="tb" aria-label={m.shops_conflict()}>
          <thead>
            <tr>
              <th scope="col">{m.shops_field()}</th>
              <th scope="col">{m.shops_mine()}</th>
              <th scope="col">{m.shops_theirs()}</th>
            </tr>
          </thead>
          <tbody>
            {fields.map((field) => (
              <tr key={field}>
                <th scope="row">{fieldName(field)}</th>
                <td>{shortly(edit.record[field])}</td>
                <td>{shortly(theirs[field])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p>
        <OfficeButton onClick={() => edit.saveOver(conflict)}>{m.shops_keep_mine()}</OfficeButton>{' '}
        <OfficeButton onClick={edit.leave}>{m.shops_take_theirs()}</OfficeButton>
      </p>
    </Callout>
  )
}

const most = 120

/** A value in few words: texts as they are, all else as it is kept. */
function shortly(value: ChainShop[keyof ChainShop]): string {
  const words = typeof value === 'string' ? value : JSON.stringify(value)
  return words.length > most ? `${words.slice(0, most)}…` : words
}
