import { formatTime } from '@harbour/rules'
import { useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { useTimeQuestion } from '../../../entities/location/time-question.ts'
import { useNow } from '../../../lib/server-clock.ts'
import { setOrderLocation } from '../../../entities/location/order-location.ts'
import { useSlots } from '../../../entities/shop/slots.ts'
import { slotWords, whenWords } from '../../../lib/when-words.ts'
import { Button } from '../../../ui/Button.tsx'
import { Chip } from '../../../ui/forms/choices/Chip.tsx'
import { ChipGroup } from '../../../ui/forms/choices/ChipGroup.tsx'

const atOnce = 4

/** The first times that a shop which takes no orders now still offers, one of them ready to be taken. */
export function PreorderHere() {
  const now = useNow()
  const { ask } = useTimeQuestion()
  const { data } = useSlots(undefined)
  const [picked, pick] = useState<string>()
  const free = data?.slots.filter(({ left }) => left > 0).slice(0, atOnce) ?? []
  const chosen = free.find(({ start }) => String(start) === picked) ?? free[0]
  if (!chosen) return null
  return (
    <section aria-label={m.menu_preorder_here()}>
      <div className="sec-head">
        <h2>{m.menu_preorder_here()}</h2>
      </div>
      <div className="hscroll mopen__times">
        <ChipGroup
          className="row g2"
          label={m.menu_preorder_here()}
          chips={free.map(({ start }, at) => ({ value: String(start), label: at === 0 ? slotWords(start, now) : formatTime(start) }))}
          value={String(chosen.start)}
          onChange={pick}
        />
        <Chip onClick={ask}>{m.menu_more_times()}</Chip>
      </div>
      <div className="sec mopen__do">
        <Button block onClick={() => setOrderLocation({ wantedAt: chosen.start })}>
          {m.menu_preorder_for({ when: whenWords(chosen.start, now) })}
        </Button>
      </div>
    </section>
  )
}
