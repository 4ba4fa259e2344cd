const family = 'files-'

/** The name of the cache that keeps the files of a build. */
export const buildCacheName = (version: string) => `${family}${version}`

/**
 * The caches to be dropped once a build's own is filled, of all in the order in which they were made: every other build's but the last, from which
 * an open page may still fetch a screen.
 */
export function cachesToDelete(names: readonly string[], version: string): string[] {
  return names.filter((name) => name.startsWith(family) && name !== buildCacheName(version)).slice(0, -1)
}

/** The entries to be dropped of a cache that keeps so many: the oldest. */
export const entriesToDelete = <Entry>(entries: readonly Entry[], most: number): Entry[] => entries.slice(0, -most)

const day = 86_400_000

/** A picture has no version: after a day it is shown once more and asked for again. */
export function isOld({ headers }: Response, now: number): boolean {
  return now - Date.parse(headers.get('date') ?? '') > day
}
