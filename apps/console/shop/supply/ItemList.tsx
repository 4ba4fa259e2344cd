import { m } from '../../paraglide/messages.js'
import { TabletButton } from '../../ui/TabletButton.tsx'
import { ItemRow } from './ItemRow.tsx'
import { grouped, type SupplyItem, type SupplyView } from './supply-items.ts'
import type { SaySoldOut } from './use-supply.ts'

type ItemListProps = {
  items: SupplyItem[] | undefined
  view: SupplyView
  typed: string
  closesAt: number | null
  chosen: string | undefined
  save: SaySoldOut
  offline: boolean
  onChoose: (pid: string) => void
  onClear: () => void
}

/** The things of a view that were found, parts under what they are chosen as. */
export function ItemList({ items, view, typed, closesAt, chosen, save, offline, onChoose, onClear }: ItemListProps) {
  if (!items) return <p className="supply__count">{m.frame_loading()}</p>
  const say = (item: SupplyItem) => {
    onChoose(item.pid)
    save.mutate({ item, soldOut: !item.soldOut })
  }
  const rows = (shown: SupplyItem[]) => (
    <ul>
      {shown.map((item) => (
        <ItemRow
          key={item.pid}
          item={item}
          closesAt={closesAt}
          chosen={item.pid === chosen}
          isPending={item.pid === save.pendingPid}
          offline={offline}
          onChoose={() => onChoose(item.pid)}
          onSwitch={() => say(item)}
        />
      ))}
    </ul>
  )
  return (
    <section aria-label={m.supply_title()} className="supply__list">
      <p className="supply__count" role="status">
        {countWords(items, typed)}
      </p>
      {items.length === 0 && <NothingFound typed={typed} view={view} onClear={onClear} />}
      {view === 'parts'
        ? grouped(items).map(({ group, items }) => (
            <section key={group} aria-label={group}>
              <h2>{group}</h2>
              {rows(items)}
            </section>
          ))
        : rows(items)}
    </section>
  )
}

function countWords(items: readonly SupplyItem[], typed: string): string {
  const [count, gone] = [items.length, items.filter(({ soldOut }) => soldOut).length]
  const found = typed.trim() === '' ? m.supply_count({ count }) : m.supply_found({ typed: typed.trim(), count })
  return gone > 0 && gone < count ? m.supply_of_which({ found, count: gone }) : found
}

/** Says what an empty list means, and the way out of a search. */
function NothingFound({ typed, view, onClear }: Pick<ItemListProps, 'typed' | 'view' | 'onClear'>) {
  const searched = typed.trim() !== ''
  return (
    <div className="supply__none">
      <p>{searched ? m.supply_not_found({ typed: typed.trim() }) : view === 'soldOut' ? m.supply_none_sold_out() : m.supply_none()}</p>
      {searched && <TabletButton onClick={onClear}>{m.supply_clear()}</TabletButton>}
    </div>
  )
}
