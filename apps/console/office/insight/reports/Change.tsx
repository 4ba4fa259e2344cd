import { classes } from '../../../lib/classes.ts'
import './Change.css'

type ChangeProps = {
  /** The difference from before; null where nothing can be said. */
  by: number | null
  words: string
  /** Less is better: refunds, what was cancelled. */
  lessIsBetter?: boolean
}

/** A change beside a number: its sign says which way, its colour whether that is good. */
export function Change({ by, words, lessIsBetter = false }: ChangeProps) {
  const good = by === null || by === 0 ? undefined : by > 0 !== lessIsBetter
  return <span className={classes('chg', good === true && 'chg--good', good === false && 'chg--bad')}>{words}</span>
}
