import type { ChainProduct, ChainRequirement } from '@harbour/chain'
import { ChevronDown, ChevronUp, GitCompare, Trash2, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { listWords } from '../../../../lib/list-words.ts'
import { m } from '../../../../paraglide/messages.js'
import { OfficeButton } from '../../../ui/OfficeButton.tsx'
import { Pill } from '../../../ui/Pill.tsx'
import { useFaultsUnder } from '../fields/faults.ts'
import { useReadOnly } from '../fields/read-only.ts'
import { said } from '../../said.ts'
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
  const disabled = useReadOnly()
  const [isOpen, setIsOpen] = useState(requirement ? requirement.options.length <= fewOptions : true)
  if (!requirement) return null
  const name = said(requirement.name) || m.menu_requirement_unnamed()
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
        {faults > 0 && (
          <Pill look="err" icon={TriangleAlert}>
            {m.menu_state_faults({ count: faults })}
          </Pill>
        )}
        <span className="mreq__tools">
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
        <>
          <Options at={at} />
          <RequirementFields at={at} />
        </>
      ) : (
        <p className="mreq__sum">{listWords(requirement.options.map((option) => said(option.name)))}</p>
      )}
    </section>
  )
}

/** The options of a group that do not go with another. */
const exclusions = ({ options }: ChainRequirement): number => options.filter(({ excludes = [] }) => excludes.length > 0).length
