import { m } from '../../../paraglide/messages.js'
import { Change } from './Change.tsx'

type BesideProps = {
  /** The difference from before; null where nothing can be said. */
  by: number | null
  words: string
  /** The number of the period before, as it is read. */
  before: string
  /** Less is better: refunds, what was cancelled. */
  lessIsBetter?: boolean
}

/** The change of a number, and the number of the period before. */
export function Beside({ by, words, before, lessIsBetter = false }: BesideProps) {
  return (
    <>
      {by !== null && <Change by={by} words={words} lessIsBetter={lessIsBetter} />} {m.insight_before({ words: before })}
    </>
  )
}
