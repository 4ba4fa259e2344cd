import type { ChainZone } from '@harbour/chain'
import { Plus } from 'lucide-react'
import { lazy, Suspense, useDeferredValue, useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { useRecords } from '../../catalogue/records.ts'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Pill } from '../../ui/Pill.tsx'
import type { PartProps } from '../edit/part-props.ts'
import { localized } from '../../words/localized.ts'
import { CornerList } from './CornerList.tsx'
import { CoverageNote } from './CoverageNote.tsx'
import { coverageOf, type NamedZones } from './coverage.ts'
import { ZoneRows } from './ZoneRows.tsx'
import { newZone, type LatLngPair } from './zone-shape.ts'
import './ZonesPanel.css'

const ZoneMap = lazy(async () => ({ default: (await import('./ZoneMap.tsx')).ZoneMap }))

/** The ground that a shop delivers to: drawn on the map, or corner by corner; with the terms of each zone, where they overlap, and what they leave out. */
export function ZonesPanel({ shop, readOnly, onChange }: PartProps) {
  const [chosen, choose] = useState(0)
  const { records } = useRecords('shop')
  const { zones } = shop
  const active = Math.min(chosen, zones.length - 1)
  const others: NamedZones[] = (records ?? [])
    .filter(({ id, record }) => id !== shop.storeId && record.brand === shop.brand)
    .map(({ id, record }) => ({ storeId: id, name: localized(record.name), zones: record.zones }))
  const settled = useDeferredValue(zones)
  const coverage = coverageOf(settled, others)
  const put = (next: ChainZone[]) => onChange({ zones: next })
  const putZone = (at: number, part: Partial<ChainZone>) => put(zones.map((zone, place) => (place === at ? { ...zone, ...part } : zone)))
  const current = zones[active]
  return (
    <Panel
      bare
      className="zone"
      title={m.shops_zones()}
      sub={<Pill>{zones.length}</Pill>}
      tools={
        !readOnly && (
          <OfficeButton
            small
            icon={Plus}
            onClick={() => {
              put([...zones, newZone(shop)])
              choose(zones.length)
            }}
          >
            {m.shops_zone_add()}
          </OfficeButton>
        )
      }
    >
      <div className="zone__map">
        <Suspense>
          <ZoneMap
            shop={shop}
            others={others}
            active={active}
            coverage={coverage}
            readOnly={readOnly}
            onChoose={choose}
            onDrawn={(ring) => putZone(active, { ring })}
          />
        </Suspense>
      </div>
      <CoverageNote coverage={coverage} />
      <ZoneRows zones={zones} active={active} readOnly={readOnly} onChoose={choose} onChange={put} onPart={putZone} />
      {current && !readOnly && (
        <CornerList
          name={m.shops_zone_name({ number: active + 1 })}
          ring={current.ring}
          onChange={(ring: LatLngPair[]) => putZone(active, { ring })}
        />
      )}
    </Panel>
  )
}
