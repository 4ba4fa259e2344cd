import { Search, X } from 'lucide-react'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { Failure } from '../../ui/Failure.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { ItemRow } from './ItemRow.tsx'
import { SoldOutPanel } from './SoldOutPanel.tsx'
import { foundItems, supplyViews, type SupplyItem, type SupplyView } from './supply-items.ts'
import './SupplyScreen.css'
import { useSaySoldOut, useSupply } from './use-supply.ts'

const viewWords: Record<SupplyView, (count: number) => string> = {
  all: () => m.supply_all(),
  soldOut: (count) => m.supply_sold_out({ count }),
  parts: () => m.supply_parts(),
}

/** All that the shop sells, each with a switch: a tap says that it has run out, or is back. */
export function SupplyScreen() {
  const { items, closesAt, error, retry } = useSupply()
  const [typed, setTyped] = useState('')
  const [view, setView] = useState<SupplyView>('all')
  const [pid, choose] = useState<string>()
  const chosen = items?.find((item) => item.pid === pid)
  return (
    <>
      <header className="supply__head">
        <h1>{m.supply_title()}</h1>
        <SearchField typed={typed} onType={setTyped} />
        <Segments
          label={m.supply_view()}
          segments={supplyViews.map((value) => ({ value, words: viewWords[value](items?.filter(({ soldOut }) => soldOut).length ?? 0) }))}
          chosen={view}
          onChoose={setView}
        />
      </header>
      {error && !items ? (
        <Failure error={error} onRetry={retry} />
      ) : (
        <div className="supply">
          <ItemList items={items && foundItems(items, view, typed)} typed={typed} chosen={pid} onChoose={choose} />
          <SoldOutPanel item={chosen} closesAt={closesAt} />
        </div>
      )}
    </>
  )
}

function SearchField({ typed, onType }: { typed: string; onType: (typed: string) => void }) {
  return (
    <label className="ksearch">
      <Icon of={Search} size={24} />
      <input value={typed} onChange={({ target }) => onType(target.value)} placeholder={m.supply_search()} aria-label={m.supply_search()} />
      {typed !== '' && (
        <button type="button" onClick={() => onType('')} aria-label={m.supply_clear()}>
          <Icon of={X} size={22} />
        </button>
      )}
    </label>
  )
}

type ItemListProps = { items: SupplyItem[] | undefined; typed: string; chosen: string | undefined; onChoose: (pid: string) => void }

function ItemList({ items, typed, chosen, onChoose }: ItemListProps) {
  const save = useSaySoldOut()
  if (!items) return <p className="supply__count">{m.frame_loading()}</p>
  const say = (item: SupplyItem) => {
    onChoose(item.pid)
    save.mutate({ item, soldOut: !item.soldOut })
  }
  return (
    <section aria-label={m.supply_title()} className="supply__list">
      <p className="supply__count" role="status">
        {typed === '' ? m.supply_count({ count: items.length }) : m.supply_found({ typed, count: items.length })}
      </p>
      {save.error && <Failure error={save.error} onRetry={() => save.variables && save.mutate(save.variables)} />}
      <ul>
        {items.map((item) => (
          <ItemRow key={item.pid} item={item} chosen={item.pid === chosen} onChoose={() => onChoose(item.pid)} onSwitch={() => say(item)} />
        ))}
      </ul>
    </section>
  )
}
