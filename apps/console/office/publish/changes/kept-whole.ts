import type { Answer, catalogueCheckGet } from '@harbour/protocol'
import type { RecordChange } from './change-words.ts'

type Conflicts = Pick<Answer<typeof catalogueCheckGet>, 'conflicts'>

/** Says whether a change is kept whole where its record is written anew, in another draft or once it was taken back: a place alone is not, and of a conflict nobody would hear any more. */
export const isKeptWhole = ({ kind, id, change }: Pick<RecordChange, 'kind' | 'id' | 'change'>, checks: Conflicts | undefined): boolean =>
  change !== 'moved' && !checks?.conflicts.some((conflict) => conflict.kind === kind && conflict.id === id)
