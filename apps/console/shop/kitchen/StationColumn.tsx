import type { Station } from '@harbour/rules'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/Icon.tsx'
import type { KitchenLine } from './kitchen-lines.ts'
import { finish } from './kitchen-steps.ts'
import { LineButton } from './LineButton.tsx'
import { stationHeads } from './station-heads.ts'

type StationColumnProps = { station: Station; lines: KitchenLine[]; known: boolean }

/** One station of the kitchen: what is to be made there, and how much of it. */
export function StationColumn({ station, lines, known }: StationColumnProps) {
  const { icon, words } = stationHeads[station]
  const pieces = lines.reduce((sum, { done, num }) => (done ? sum : sum + num), 0)
  return (
    <section data-part aria-labelledby={`station-${station}`}>
      <header>
        <Icon of={icon} size={24} />
        <h2 id={`station-${station}`}>{words()}</h2>
        <small>{m.kitchen_pieces({ count: pieces })}</small>
      </header>
      <ol>
        {lines.map((line) => (
          <li key={line.key}>
            <LineButton line={line} onFinish={() => finish(line)} />
          </li>
        ))}
        {lines.length === 0 && <li className="kitchen__none">{known ? m.kitchen_nothing() : m.frame_loading()}</li>}
      </ol>
    </section>
  )
}
