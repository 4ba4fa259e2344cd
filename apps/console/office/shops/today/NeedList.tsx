import type { ShopNow } from '@harbour/protocol'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useAtServerTime } from '../../../lib/server-clock.ts'
import { m } from '../../../paraglide/messages.js'
import { Panel } from '../../ui/Panel.tsx'
import { Pill } from '../../ui/Pill.tsx'
import './NeedList.css'
import { NeedRow } from './NeedRow.tsx'
import type { Need } from './needs.ts'

type NeedListProps = { needs: readonly Need[]; shops: readonly ShopNow[]; chosen: string; onChoose: (storeId: string) => void }

/** The end of an address that leads to the list. */
export const needsHash = '#needs'

/** The things that need somebody now, most guests first. The map beside it shows where. */
export function NeedList({ needs, shops, chosen, onChoose }: NeedListProps) {
  const minute = useAtServerTime((now) => Math.floor(now / 60_000))
  const chosenShop = shops.find(({ storeId }) => storeId === chosen)
  const { hash } = useLocation()
  const list = useRef<HTMLUListElement>(null)
  // The focus is the page's: a number leads here.
  useEffect(() => {
    if (hash === needsHash) list.current?.focus()
  }, [hash])
  return (
    <Panel
      bare
      className="need"
      title={m.shops_today_needs()}
      sub={
        <>
          <Pill look={needs.length > 0 ? 'err' : 'ok'}>{needs.length}</Pill> {m.shops_today_sorted()}
        </>
      }
    >
      {needs.length === 0 && (
        <p className="need__none">
          <b>{m.shops_today_none()}</b> {m.shops_today_none_say({ count: shops.length })}
        </p>
      )}
      <ul ref={list} tabIndex={-1} className="need__list">
        {needs.map((need) => (
          <NeedRow
            key={need.key}
            need={need}
            now={minute * 60_000}
            chosen={need.shop.storeId === chosenShop?.storeId}
            onChoose={() => onChoose(need.shop.storeId)}
          />
        ))}
      </ul>
    </Panel>
  )
}
