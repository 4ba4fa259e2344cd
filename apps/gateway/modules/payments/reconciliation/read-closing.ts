import { parseArgs } from 'node:util'
import type { Instant } from '@harbour/rules'
import type { Closing } from '../store/closings.ts'

const guid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/**
 * `close <id> --as returned|kept --note "why"`, with `--via provider|office` where it was not given back at the provider, and `--by` where it was somebody
 * else than who types it. Gives what is wrong with it as text.
 */
export function readClosing(typed: readonly string[], { user, now }: { user: string; now: Instant }): Closing | string {
  const given = read(typed)
  if (given === undefined) return usage
  const { id, as, note = '', via = 'provider', by = user } = given
  if (!guid.test(id ?? '')) return `${usage}\nThe id is the one that the report names.`
  if (note.trim() === '' || by.trim() === '') return 'It needs a note that says why, and who has decided it.'
  const base = { caseId: id ?? '', note: note.trim(), by: by.trim(), at: now }
  if (as === 'kept') return given.via === undefined ? { ...base, decided: as, via: null } : 'What is kept goes no way.'
  if (as !== 'returned' || (via !== 'provider' && via !== 'office')) return usage
  return { ...base, decided: as, via }
}

const usage = 'close <id> --as returned|kept --note "why" [--via provider|office] [--by name]'
const text = { type: 'string' } as const

function read(typed: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...typed],
      options: { as: text, note: text, via: text, by: text },
      allowPositionals: true,
    })
    return positionals.length === 1 ? { id: positionals[0], ...values } : undefined
  } catch {
    return undefined
  }
}
