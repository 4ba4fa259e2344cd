import { Search, X } from 'lucide-react'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { Failure } from '../../ui/Failure.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { OfflineNote } from '../../ui/OfflineNote.tsx'
import { useLine } from '../orders/order-stream.ts'
import { ItemList } from './ItemList.tsx'
import { SoldOutPanel } from './SoldOutPanel.tsx'
import { foundItems, supplyViews, type SupplyView } from './supply-items.ts'
import './SupplyScreen.css'
import { useSaySoldOut, useSupply } from './use-supply.ts'

const viewWords: Record<SupplyView, (count: number) => string> = {
  all: () => m.supply_all(),
  soldOut: (count) => m.supply_sold_out({ count }),
  parts: () => m.supply_parts(),
}

/** All that the shop sells, each with a switch: a tap says that it has run out, or is back. */
export function SupplyScreen() {
  const { items, closesAt, openings, error, retry } = useSupply()
  const save = useSaySoldOut()
  const offline = useLine(({ lostAt }) => lostAt !== null)
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
      {offline && (
        <div className="supply__offline">
          <OfflineNote>{m.supply_needs_line()}</OfflineNote>
        </div>
      )}
      {error && !items ? (
        <Failure error={error} onRetry={retry} />
      ) : (
        <div className="supply">
          <ItemList
            items={items && foundItems(items, view, typed)}
            view={view}
            typed={typed}
            closesAt={closesAt}
            chosen={pid}
            save={save}
            offline={offline}
            onChoose={choose}
            onClear={() => setTyped('')}
          />
          <SoldOutPanel item={chosen} closesAt={closesAt} openings={openings} save={save} offline={offline} />
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
