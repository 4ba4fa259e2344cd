import type { ChainProduct } from '@harbour/chain'
import { ChevronDown, ChevronUp, Pencil, Trash2, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { listWords } from '../../../../lib/list-words.ts'
import { m } from '../../../../paraglide/messages.js'
import { OfficeButton } from '../../../ui/OfficeButton.tsx'
import { Pill } from '../../../ui/Pill.tsx'
import { countWords } from '../choices/count-words.ts'
import { useFaultsUnder } from '../fields/faults.ts'
import { CountAt } from '../fields/form-fields.tsx'
import { useReadOnly } from '../fields/read-only.ts'
import { WordsAt } from '../fields/WordsAt.tsx'
import { said, saidOtherwise } from '../../said.ts'
import type { SortTools } from '../../sort/SortItem.tsx'
import { Mains } from './Mains.tsx'

type GroupCardProps = { at: number; tools: SortTools; live: ChainProduct | null; onRemove: () => void }

/** One group of a set: what it is called, how many are chosen, and the dishes to choose from. */
export function GroupCard({ at, tools, live, onRemove }: GroupCardProps) {
  const group = useWatch<ChainProduct, `groups.${number}`>({ name: `groups.${at}` })
  const faults = useFaultsUnder(`groups.${at}`)
  const disabled = useReadOnly()
  const [isOpen, setIsOpen] = useState(at < 2)
  if (!group) return null
  const name = said(group.name) || m.menu_group_unnamed()
  const shown = isOpen || faults > 0
  const before = live?.groups?.find(({ groupId }) => groupId === group.groupId)
  const hasOtherCount = before !== undefined && (before.min !== group.min || before.max !== group.max)
  return (
    <section className="mset" aria-label={`${at + 1}. ${name}`}>
      <header className="mset__h">
        {tools.handle}
        <h3>
          {at + 1}. {name} <small>{saidOtherwise(group.name)}</small>
        </h3>
        {hasOtherCount && (
          <Pill look="draft" icon={Pencil}>
            {m.menu_group_was({ words: countWords(before) })}
          </Pill>
        )}
        {faults > 0 && (
          <Pill look="err" icon={TriangleAlert}>
            {m.menu_state_faults({ count: faults })}
          </Pill>
        )}
        <span className="mset__tools">
          <Pill>{m.menu_group_of({ words: countWords(group), count: group.mains.length })}</Pill>
          {tools.moves}
          <OfficeButton small look="ghost" icon={Trash2} disabled={disabled} aria-label={m.menu_remove_of({ name })} onClick={onRemove} />
          <OfficeButton
            small
            look="ghost"
            icon={shown ? ChevronUp : ChevronDown}
            aria-expanded={shown}
            aria-label={m.menu_open_of({ name })}
            onClick={() => setIsOpen(!shown)}
          />
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
        <p className="mset__sum">{listWords(group.mains.map((main) => said(main.name)))}</p>
      )}
    </section>
  )
}
