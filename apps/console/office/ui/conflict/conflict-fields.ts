import { changedFields } from '../../../lib/records/changed-fields.ts'
import { shortWords } from './short-words.ts'

/** A field in which two versions of a record differ, in words. */
export type ConflictField = { key: string; name: string; mine: string; theirs: string }

/** The fields in which two versions of a record differ; `nameOf` names a field as its screen does. */
export function conflictFields(mine: object, theirs: object, nameOf: (field: string) => string = (field) => field): ConflictField[] {
  const [own, others] = [new Map(Object.entries(mine)), new Map(Object.entries(theirs))]
  return changedFields(theirs, mine).map((key) => ({
    key,
    name: nameOf(key),
    mine: shortWords(own.get(key)),
    theirs: shortWords(others.get(key)),
  }))
}
