import type { PrintJob } from '@harbour/protocol'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { newGuid } from '../../lib/guid.ts'

export type Copy = PrintJob['copy']

type Printing = {
  /** This tablet prints every accepted order by itself. */
  automatic: boolean
  /** The tickets that it has seen to, by order and copy, and when. */
  done: Record<string, number>
  /** Ids of jobs whose answer is still awaited, by the paper's name: what is sent again is sent under the same. */
  jobIds: Record<string, string>
  /** The shop has no printer for a copy, as far as this tablet was last told. */
  noPrinter: boolean
}

/** All that this tablet knows of its printing. Kept through reloads. */
export const usePrinting = create<Printing>()(
  persist((): Printing => ({ automatic: true, done: {}, jobIds: {}, noPrinter: false }), { name: 'console.printing' }),
)

/** Switches on or off that this tablet prints by itself. */
export function setAutomatic(automatic: boolean): void {
  usePrinting.setState({ automatic, noPrinter: false })
}

/** The job's id of a paper: the same until it is known what became of it. */
export function jobIdOf(paper: string): string {
  const known = usePrinting.getState().jobIds[paper]
  if (known !== undefined) return known
  const fresh = newGuid()
  usePrinting.setState(({ jobIds }) => ({ jobIds: { ...jobIds, [paper]: fresh } }))
  return fresh
}

/** The gateway has answered for a paper: the next of that name is another. */
export function forgetJobId(paper: string): void {
  usePrinting.setState(({ jobIds: { [paper]: _answered, ...others } }) => ({ jobIds: others }))
}

const day = 24 * 60 * 60_000

/** Notes that a ticket was seen to; what is older than a day is forgotten. */
export function noteDone(ticket: string, now: number): void {
  usePrinting.setState(({ done }) => ({
    done: { ...Object.fromEntries(Object.entries(done).filter(([, at]) => now - at < day)), [ticket]: now },
  }))
}
