import type { ChainProduct } from '@harbour/chain'
import { brandIds } from '@harbour/rules'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { classes } from '../../../../lib/classes.ts'
import { m } from '../../../../paraglide/messages.js'
import { Pill } from '../../../ui/Pill.tsx'
import { DetailTools } from '../fields/DetailTools.tsx'
import { useFaultsUnder } from '../fields/faults.ts'
import { CountAt, SumAt, TickAt } from '../fields/form-fields.tsx'
import { WordsAt } from '../fields/WordsAt.tsx'
import { localized } from '../../../words/localized.ts'
import type { SortTools } from '../../sort/SortItem.tsx'
import { PriceRules } from '../prices/PriceRules.tsx'
import { InnerGroups } from './InnerGroups.tsx'

type MainCardProps = { at: number; place: number; tools: SortTools; onRemove: () => void }

/** One dish of a group: what it adds to the set's price in each brand, and all else of it at a tap. */
export function MainCard({ at, place, tools, onRemove }: MainCardProps) {
  const path = `groups.${at}.mains.${place}` as const
  const main = useWatch<ChainProduct, typeof path>({ name: path })
  const faults = useFaultsUnder(path)
  const [isOpen, setIsOpen] = useState(false)
  if (!main) return null
  const name = localized(main.name)
  const shown = isOpen || faults > 0
  return (
    <div className={classes('mmain', shown && 'is-open')}>
      <div className="mmain__row">
        {tools.handle}
        <img src={`/pictures/${main.picture}-80.webp`} alt="" width={36} height={36} loading="lazy" />
        <span className="mmain__name">
          {name}
          {main.groups.length > 0 && <Pill>{m.menu_inner_count({ count: main.groups.length })}</Pill>}
          {main.ownPortion && <Pill look="info">{m.menu_own_portion_short()}</Pill>}
        </span>
      </div>
      <div className="mmain__sums">
        <SumAt name={`${path}.price.${brandIds.hongKong}`} label={m.menu_surcharge_hk()} />
        <SumAt name={`${path}.price.${brandIds.macau}`} label={m.menu_surcharge_mo()} />
      </div>
      <div className="mmain__tools">
        <DetailTools name={name} isOpen={shown} moves={tools.moves} onToggle={() => setIsOpen(!shown)} onRemove={onRemove} />
      </div>
      {shown && (
        <div className="stack">
          <WordsAt name={`${path}.name`} tc={m.menu_name_tc()} en={m.menu_name_en()} />
          <WordsAt name={`${path}.note`} tc={m.menu_note_tc()} en={m.menu_note_en()} optional />
          <div className="mfld__row">
            <CountAt name={`${path}.most`} label={m.menu_main_most()} />
            <CountAt name={`${path}.kcal`} label={m.menu_kcal()} />
          </div>
          <TickAt name={`${path}.ownPortion`}>{m.menu_own_portion()}</TickAt>
          <PriceRules at={`${path}.`} />
          <InnerGroups at={at} place={place} />
        </div>
      )}
    </div>
  )
}
