import { cents, timesCents } from '@harbour/rules'
import { brand } from '../../api/keys.ts'
import { classes } from '../../lib/classes.ts'
import { m } from '../../paraglide/messages.js'
import { Stepper } from '../../ui/Stepper.tsx'
import { CloseDay } from './CloseDay.tsx'
import { keepDraft } from './day-end-drafts.ts'
import { worth } from './day-money.ts'
import { DrawerSums } from './DrawerSums.tsx'
import { drawerOf, notesOf, typedMoney, typedNumber, type DayEnd, type DrawerDraft } from './drawer.ts'
import './DrawerCount.css'

type DrawerCountProps = { dayEnd: DayEnd; draft: DrawerDraft; onLeave?: (() => void) | undefined }

/** Counts the drawer note by note beside what is to be expected, and closes the day. What is typed is kept until it is saved. */
export function DrawerCount({ dayEnd, draft, onLeave }: DrawerCountProps) {
  const change = (changed: Partial<DrawerDraft>) => keepDraft(dayEnd, { ...draft, ...changed })
  const drawer = drawerOf(draft, dayEnd, brand())
  const wantsReason = drawer.difference !== 0 && drawer.lacks !== 'count'
  return (
    <section className="drw" aria-labelledby="drawer">
      <div className="drw__list">
        <header className="drw__head">
          <h2 id="drawer">{m.day_end_count_title()}</h2>
          <label>
            {m.day_end_float()}
            <SumField typed={draft.float ?? String(dayEnd.float / 100)} label={m.day_end_float()} onType={(float) => change({ float })} />
          </label>
        </header>
        {notesOf(brand()).map((value) => (
          <NoteRow
            key={value}
            value={value}
            typed={draft.notes[value] ?? ''}
            onType={(typed) => change({ notes: { ...draft.notes, [value]: typed } })}
          />
        ))}
        <div className="drw__row">
          <span>{m.day_end_coins()}</span>
          <SumField typed={draft.coins} label={m.day_end_coins_sum()} onType={(coins) => change({ coins })} />
          <output>{worth(typedMoney(draft.coins) ?? cents(0))}</output>
        </div>
      </div>
      <div className="drw__foot">
        <DrawerSums
          expected={drawer.expected}
          counted={drawer.lacks === 'count' ? null : drawer.counted}
          short={dayEnd.short}
          carried={dayEnd.carried}
        />
        {(wantsReason || draft.note !== '') && (
          <label className={classes('drw__note', drawer.lacks === 'reason' && 'is-lacking')}>
            <span>{wantsReason ? m.day_end_reason() : m.day_end_note()}</span>
            <input
              maxLength={500}
              value={draft.note}
              aria-required={wantsReason}
              onChange={({ target }) => change({ note: target.value })}
            />
          </label>
        )}
        <CloseDay dayEnd={dayEnd} draft={draft} drawer={drawer} onLeave={onLeave} />
      </div>
    </section>
  )
}

type NoteRowProps = { value: ReturnType<typeof notesOf>[number]; typed: string; onType: (typed: string) => void }

function NoteRow({ value, typed, onType }: NoteRowProps) {
  const words = worth(value)
  const num = typedNumber(typed) ?? 0
  const labels = {
    fewer: m.day_end_fewer({ value: words }),
    more: m.day_end_more({ value: words }),
    number: m.day_end_notes({ value: words }),
  }
  return (
    <div className="drw__row">
      <span>{words}</span>
      <Stepper typed={typed} num={num} labels={labels} isWrong={typedNumber(typed) === undefined} onType={onType} />
      <output>{worth(timesCents(value, num))}</output>
    </div>
  )
}

type SumFieldProps = { typed: string; label: string; onType: (typed: string) => void }

const SumField = ({ typed, label, onType }: SumFieldProps) => (
  <span className="stp is-sum">
    <input
      inputMode="decimal"
      autoComplete="off"
      placeholder="$0.0"
      aria-label={label}
      aria-invalid={typedMoney(typed) === undefined}
      value={typed}
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => onType(target.value)}
    />
  </span>
)
