import type { ChainProduct } from '@harbour/chain'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { listWords } from '../../../../lib/list-words.ts'
import { m } from '../../../../paraglide/messages.js'
import { Pill } from '../../../ui/Pill.tsx'
import { countWords } from '../choices/count-words.ts'
import { CardTools } from '../fields/CardTools.tsx'
import { FaultPill } from '../fields/FaultPill.tsx'
import { useFaultsUnder } from '../fields/faults.ts'
import { CountAt } from '../fields/form-fields.tsx'
import { WordsAt } from '../fields/WordsAt.tsx'
import { localized, inOtherLanguage } from '../../../words/localized.ts'
import type { SortTools } from '../../sort/SortItem.tsx'
import { Mains } from './Mains.tsx'

type GroupCardProps = { at: number; tools: SortTools; live: ChainProduct | null; onRemove: () => void }

/** One group of a set: what it is called, how many are chosen, and the dishes to choose from. */
export function GroupCard({ at, tools, live, onRemove }: GroupCardProps) {
  const group = useWatch<ChainProduct, `groups.${number}`>({ name: `groups.${at}` })
  const faults = useFaultsUnder(`groups.${at}`)
  const [isOpen, setIsOpen] = useState(at < 2)
  if (!group) return null
  const name = localized(group.name) || m.menu_group_unnamed()
  const shown = isOpen || faults > 0
  const before = live?.groups?.find(({ groupId }) => groupId === group.groupId)
  const hasOtherCount = before !== undefined && (before.min !== group.min || before.max !== group.max)
  return (
    <section className="mset" aria-label={`${at + 1}. ${name}`}>
      <header className="mset__h">
        {tools.handle}
        <h3>
          {at + 1}. {name} <small>{inOtherLanguage(group.name)}</small>
        </h3>
        {hasOtherCount && (
          <Pill look="draft" icon={Pencil}>
            {m.menu_group_was({ words: countWords(before) })}
          </Pill>
        )}
        <FaultPill count={faults} />
        <span className="mset__tools">
          <Pill>{m.menu_group_of({ words: countWords(group), count: group.mains.length })}</Pill>
          <CardTools name={name} isOpen={shown} moves={tools.moves} onToggle={() => setIsOpen(!shown)} onRemove={onRemove} />
        </span>
      </header>
      {shown ? (
        <div className="stack">
          <div className="mset__rule">
            <WordsAt name={`groups.${at}.name`} tc={m.menu_name_tc()} en={m.menu_name_en()} />
            <CountAt name={`groups.${at}.min`} label={m.menu_least()} needed />
            <CountAt name={`groups.${at}.max`} label={m.menu_at_most()} needed />
          </div>
          <Mains at={at} />
        </div>
      ) : (
        <p className="mset__sum">{listWords(group.mains.map((main) => localized(main.name)))}</p>
      )}
    </section>
  )
}
