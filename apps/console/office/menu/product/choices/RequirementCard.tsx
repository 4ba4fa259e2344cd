import type { ChainProduct, ChainRequirement } from '@harbour/chain'
import { GitCompare } from 'lucide-react'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { listWords } from '../../../../lib/list-words.ts'
import { m } from '../../../../paraglide/messages.js'
import { Pill } from '../../../ui/Pill.tsx'
import { CardTools } from '../fields/CardTools.tsx'
import { FaultPill } from '../fields/FaultPill.tsx'
import { useFaultsUnder } from '../fields/faults.ts'
import { localized } from '../../../words/localized.ts'
import type { SortTools } from '../../sort/SortItem.tsx'
import { countWords } from './count-words.ts'
import { Options } from './Options.tsx'
import { RequirementFields } from './RequirementFields.tsx'

type RequirementCardProps = { at: number; tools: SortTools; onRemove: () => void }

/** So many options are shown at once; more are opened by a tap. */
const fewOptions = 5

/** One group of choices: what it is called, how many are chosen, and its options. */
export function RequirementCard({ at, tools, onRemove }: RequirementCardProps) {
  const requirement = useWatch<ChainProduct, `requirements.${number}`>({ name: `requirements.${at}` })
  const faults = useFaultsUnder(`requirements.${at}`)
  const [isOpen, setIsOpen] = useState(requirement ? requirement.options.length <= fewOptions : true)
  if (!requirement) return null
  const name = localized(requirement.name) || m.menu_requirement_unnamed()
  const shown = isOpen || faults > 0
  const pairs = exclusions(requirement)
  return (
    <section className="mreq" aria-label={`${at + 1}. ${name}`}>
      <header className="mreq__h">
        {tools.handle}
        <h3>{name}</h3>
        <Pill>{countWords(requirement)}</Pill>
        {requirement.side === 'halves' && <Pill look="info">{m.menu_side_halves()}</Pill>}
        {pairs > 0 && (
          <Pill look="warn" icon={GitCompare}>
            {m.menu_exclusions({ count: pairs })}
          </Pill>
        )}
        <FaultPill count={faults} />
        <span className="mreq__tools">
          <CardTools name={name} isOpen={shown} moves={tools.moves} onToggle={() => setIsOpen(!shown)} onRemove={onRemove} />
        </span>
      </header>
      {shown ? (
        <>
          <Options at={at} />
          <RequirementFields at={at} />
        </>
      ) : (
        <p className="mreq__sum">{listWords(requirement.options.map((option) => localized(option.name)))}</p>
      )}
    </section>
  )
}

/** The options of a group that do not go with another. */
const exclusions = ({ options }: ChainRequirement): number => options.filter(({ excludes = [] }) => excludes.length > 0).length
