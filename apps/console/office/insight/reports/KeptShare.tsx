import { classes } from '../../../lib/classes.ts'
import './Change.css'

/** Below it a shop breaks its word too often. */
const low = 0.9

/** A share of promises kept; one that is too low stands out. */
export function KeptShare({ share, words }: { share: number | null; words: string }) {
  return <span className={classes('chg', share !== null && share < low && 'chg--bad')}>{words}</span>
}
