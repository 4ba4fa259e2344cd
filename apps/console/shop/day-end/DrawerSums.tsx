import { cents, type Cents } from '@harbour/rules'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { classes } from '../../lib/classes.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/Icon.tsx'
import './DrawerSums.css'
import { back, carriedWords, differenceWords, money } from './day-money.ts'

type DrawerSumsProps = { expected: Cents; counted: Cents | null; short: Cents; carried: Cents }

/** Cash that is to be expected, what was counted, and how they differ, by word, sign and colour. */
export function DrawerSums({ expected, counted, short, carried }: DrawerSumsProps) {
  const difference = counted === null ? null : cents(counted - expected)
  return (
    <dl className="sums" aria-live="polite">
      {short !== 0 && (
        <>
          <dt>{m.day_end_not_collected()}</dt>
          <dd>{back(short)}</dd>
        </>
      )}
      {carried !== 0 && (
        <>
          <dt>{carriedWords(carried)}</dt>
          <dd>{money(cents(0 - carried))}</dd>
        </>
      )}
      <dt>{m.day_end_expected()}</dt>
      <dd>{money(expected)}</dd>
      <dt>{m.day_end_counted()}</dt>
      <dd>{counted === null ? '–' : money(counted)}</dd>
      {difference !== null && (
        <>
          <dt className={classes('sums__diff', difference === 0 ? 'is-even' : 'is-off')}>
            <Icon of={difference === 0 ? CircleCheck : TriangleAlert} size={18} />
            {differenceWords(difference)}
          </dt>
          <dd className={classes('sums__diff', difference === 0 ? 'is-even' : 'is-off')}>{money(difference)}</dd>
        </>
      )}
    </dl>
  )
}
