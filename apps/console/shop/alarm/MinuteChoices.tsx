import { classes } from '../../lib/classes.ts'
import { m } from '../../paraglide/messages.js'
import { minuteChoices, type MinuteChoice } from './minute-choices.ts'

type MinuteChoicesProps = { makeMinutes: number; chosen: number; making: number; onChoose: (minutes: number) => void }

/** Six minutes, one of which the shop promises; the suggestion is chosen until somebody chooses another. */
export function MinuteChoices({ makeMinutes, chosen, making, onChoose }: MinuteChoicesProps) {
  const choices = minuteChoices(makeMinutes)
  return (
    <fieldset className="ala__minutes">
      <legend>
        {m.alarm_how_long()} <small>{m.alarm_making({ count: making })}</small>
      </legend>
      {choices.map(({ minutes, beside }, at) => (
        <label key={minutes} className={classes(minutes === chosen && 'is-on')}>
          <input type="radio" name="minutes" checked={minutes === chosen} onChange={() => onChoose(minutes)} />
          <b>{minutes}</b>
          <small>{besideWords({ minutes, beside }, at === 0)}</small>
        </label>
      ))}
    </fieldset>
  )
}

function besideWords({ beside }: MinuteChoice, isLeast: boolean): string {
  if (beside === 0) return m.alarm_suggested()
  if (isLeast) return m.alarm_fastest()
  return beside > 0 ? `+${beside}` : `−${-beside}`
}
