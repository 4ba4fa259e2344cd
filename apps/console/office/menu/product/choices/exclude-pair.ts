import type { ChainRequirement } from '@harbour/chain'

/** The path of an option's list of those that do not go with it. */
export type ExcludesPath = `requirements.${number}.options.${number}.excludes`
export type ExcludesChange = { path: ExcludesPath; excludes: string[] }

type Change = (pid: string, excludes: readonly string[]) => readonly string[]

/** The lists that change, with what they become. */
function changed(requirements: readonly ChainRequirement[], change: Change): ExcludesChange[] {
  return requirements.flatMap(({ options }, at) =>
    options.flatMap(({ pid, excludes = [] }, place) => {
      const next = change(pid, excludes)
      return next.join() === excludes.join() ? [] : [{ path: `requirements.${at}.options.${place}.excludes` as const, excludes: [...next] }]
    }),
  )
}

const without = (list: readonly string[], pid: string) => list.filter((each) => each !== pid)

/** Two options do not go together, or do again: it is said at both. */
export function excludePair(requirements: readonly ChainRequirement[], [one, other]: [string, string], apart: boolean): ExcludesChange[] {
  const put = (list: readonly string[], pid: string) => (apart ? [...without(list, pid), pid] : without(list, pid))
  return changed(requirements, (pid, excludes) => (pid === one ? put(excludes, other) : pid === other ? put(excludes, one) : excludes))
}

/** An option is there no more: nothing excludes it. */
export const withoutOption = (requirements: readonly ChainRequirement[], gone: string): ExcludesChange[] =>
  changed(requirements, (_, excludes) => without(excludes, gone))

/** An option is called by another id: what excluded it excludes it still. */
export const renamedOption = (requirements: readonly ChainRequirement[], before: string, after: string): ExcludesChange[] =>
  changed(requirements, (_, excludes) => excludes.map((pid) => (pid === before ? after : pid)))
