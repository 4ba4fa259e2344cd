import { create } from 'zustand'
import { m } from '../../../paraglide/messages.js'

/** Work on many things, one after the other: so many `of` them are `done`. */
export type LongWork = { words: string; done: number; of: number }
/** The faults of work that nobody was watching when it ended: each line says of one thing why it was not done. */
export type LongWorkFaults = { words: string; lines: readonly string[] }

/** The work that goes on now, whichever page is open, and what did not go well while nobody watched. */
export const useLongWork = create<{ work: LongWork | null; faults: LongWorkFaults | null }>()(() => ({ work: null, faults: null }))

/** Does work that goes on when its dialog is closed and its page left; `step` is to be told how many are done. One at a time: refused while other work goes on. */
export async function runLongWork<Result>(
  { words, of }: Omit<LongWork, 'done'>,
  work: (step: (done: number) => void) => Promise<Result>,
): Promise<Result> {
  if (useLongWork.getState().work) throw new Error(m.office_work_other())
  useLongWork.setState({ work: { words, of, done: 0 }, faults: null })
  addEventListener('beforeunload', askBeforeLeaving)
  try {
    return await work((done) => useLongWork.setState({ work: { words, of, done } }))
  } finally {
    removeEventListener('beforeunload', askBeforeLeaving)
    useLongWork.setState({ work: null })
  }
}

/** Keeps what did not go well until somebody has read it. */
export const tellFaults = (faults: LongWorkFaults): void => useLongWork.setState({ faults })

/** A page that is closed takes its work along: the browser asks. */
const askBeforeLeaving = (event: Event): void => event.preventDefault()
