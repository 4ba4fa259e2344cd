import type { ChainProduct } from '@harbour/chain'
import { useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import type { HeldRecord } from '../../catalogue/use-record.ts'
import { Callout } from '../../ui/Callout.tsx'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import { changeName } from '../change-names.ts'
import { changedParts } from '../list/menu-rows.ts'
import { shortWords } from './short-words.ts'
import type { ProductForm } from './use-product-form.ts'

type ConflictProps = {
  mine: ChainProduct
  conflict: Pick<HeldRecord<'product'>, 'held' | 'live'> & { changedBy: string | null }
  edited: Pick<ProductForm, 'settle' | 'take' | 'seen'>
}

/** Shows both where somebody else has changed the product meanwhile, part by part: mine, theirs. Of each, one is chosen. */
export function Conflict({ mine, conflict, edited: { settle, take, seen } }: ConflictProps) {
  const theirs = (conflict.held ?? conflict.live)?.record
  const parts = theirs ? (changedParts(theirs, mine) ?? []) : []
  const own = seen.held ? (changedParts(seen.held.record, mine) ?? []) : parts
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set(own.filter((part) => parts.includes(part))))
  if (!theirs) return <Callout look="err">{m.menu_conflict_gone()}</Callout>
  const choose = (part: string, isMine: boolean) => {
    const next = new Set(kept)
    if (isMine) next.add(part)
    else next.delete(part)
    setKept(next)
  }
  const [ours, others] = [new Map(Object.entries(mine)), new Map(Object.entries(theirs))]
  // Each part is one of either record, which both are products.
  const merged = () =>
    Object.fromEntries(
      [...new Set([...others.keys(), ...ours.keys()])].map((part) => [
        part,
        (kept.has(part) || !parts.includes(part) ? ours : others).get(part),
      ]),
    ) as ChainProduct
  return (
    <Callout look="err">
      <p>{conflict.changedBy ? m.menu_conflict_by({ name: conflict.changedBy }) : m.menu_conflict()}</p>
      <table className="tb mpro__both" aria-label={m.menu_conflict()}>
        <thead>
          <tr>
            <th scope="col">{m.menu_conflict_part()}</th>
            <th scope="col">{m.menu_conflict_mine()}</th>
            <th scope="col">{m.menu_conflict_theirs()}</th>
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <tr key={part}>
              <th scope="row">{changeName(part)}</th>
              {[true, false].map((isMine) => (
                <td key={String(isMine)} data-head={isMine ? m.menu_conflict_mine() : m.menu_conflict_theirs()}>
                  <label className="mpro__pick">
                    <input
                      type="radio"
                      name={`conflict ${part}`}
                      checked={kept.has(part) === isMine}
                      onChange={() => choose(part, isMine)}
                    />
                    <span>{shortWords((isMine ? ours : others).get(part))}</span>
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="mpro__foot">
        <OfficeButton look="brand" onClick={() => settle(merged(), conflict)}>
          {m.menu_conflict_settle()}
        </OfficeButton>
        <OfficeButton onClick={() => take(conflict)}>{m.menu_conflict_take()}</OfficeButton>
      </div>
    </Callout>
  )
}
