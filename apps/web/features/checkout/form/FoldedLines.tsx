import { ChevronDown, ChevronUp } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { m } from '../../../paraglide/messages.js'
import { Icon } from '../../../ui/Icon.tsx'

/** The lines that a long order shows while it is folded, so that what follows them is on the first screen. */
export const linesShown = 3
/** One line more takes no more room than the way to it. */
const mostUnfolded = linesShown + 1

/** The lines of an order: of more than four the first three, and the others at a tap; all of them where `open` says that one of the others needs a look. */
export function FoldedLines({ rows, open }: { rows: readonly ReactNode[]; open: boolean }) {
  const id = useId()
  const [unfolded, unfold] = useState(false)
  const folds = rows.length > mostUnfolded && !open
  return (
    <>
      <ul id={id}>{folds && !unfolded ? rows.slice(0, linesShown) : rows}</ul>
      {folds && (
        <button type="button" className="kv kv--line" aria-expanded={unfolded} aria-controls={id} onClick={() => unfold(!unfolded)}>
          <span className="kv__words smallb">{unfolded ? m.confirm_fewer() : m.confirm_more({ count: rows.length - linesShown })}</span>
          <Icon of={unfolded ? ChevronUp : ChevronDown} size={20} className="ink3" />
        </button>
      )}
    </>
  )
}
