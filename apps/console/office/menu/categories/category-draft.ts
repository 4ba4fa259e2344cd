import type { ChainCategory, Words } from '@harbour/chain'
import type { FaultCode } from '../product/product-faults.ts'

/** A heading with nothing in it yet. */
export const newCategory: ChainCategory = { categoryId: '', name: { tc: '', en: '' }, picture: '' }

export type CategoryFault = { field: string; fault: FaultCode }

const chinese = /\p{Script=Han}/u

function wordsFaults(field: string, { tc, en }: Words): CategoryFault[] {
  const faults: CategoryFault[] = []
  if (tc.trim() === '') faults.push({ field: `${field}.tc`, fault: 'missing' })
  if (en.trim() === '') faults.push({ field: `${field}.en`, fault: 'missing' })
  else if (chinese.test(en)) faults.push({ field: `${field}.en`, fault: 'chinese' })
  return faults
}

/** The faults of a heading, by field; `taken` are the ids that others have. */
export function categoryFaults({ categoryId, name, note, picture }: ChainCategory, taken: readonly string[]): CategoryFault[] {
  const hasNote = note !== undefined && (note.tc.trim() !== '' || note.en.trim() !== '')
  return [
    ...(/^[\w-]{1,64}$/.test(categoryId) ? [] : [{ field: 'categoryId', fault: categoryId === '' ? 'missing' : 'pid' } as const]),
    ...(taken.includes(categoryId) ? [{ field: 'categoryId', fault: 'twice' } as const] : []),
    ...wordsFaults('name', name),
    ...(hasNote ? wordsFaults('note', note) : []),
    ...(picture === '' ? [{ field: 'picture', fault: 'missing' } as const] : []),
  ]
}

/** A heading as it is saved: without what is empty. */
export function categoryRecord({ note, station, goesWith, name, ...rest }: ChainCategory): ChainCategory {
  const trimmed = (words: Words): Words => ({ tc: words.tc.trim(), en: words.en.trim() })
  return {
    ...rest,
    name: trimmed(name),
    ...(note && note.tc.trim() !== '' && { note: trimmed(note) }),
    ...(station && { station }),
    ...(goesWith && goesWith.length > 0 && { goesWith }),
  }
}
