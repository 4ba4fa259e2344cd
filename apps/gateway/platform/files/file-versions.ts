import type { HashedFile } from './hashed-file.ts'

/** The versions of a file that are kept, for whoever has been told of one. */
export const mostVersions = 20

/** The files that are sent now and those of the last versions, for whoever has been told of one and is yet to fetch it; older ones are let go. */
export function createFileVersions(first: readonly HashedFile[]): {
  add(files: readonly HashedFile[]): void
  /** Keeps one that was found elsewhere beside them. */
  keep(file: HashedFile): void
  get(version: string): HashedFile | undefined
} {
  const kept = new Map<string, HashedFile>()
  add(first)

  function add(files: readonly HashedFile[]): void {
    for (const file of files) {
      kept.delete(file.version) // what is sent again is the latest
      kept.set(file.version, file)
    }
    for (const version of kept.keys()) {
      if (kept.size <= mostVersions * files.length) return
      kept.delete(version)
    }
  }

  return { add, keep: (file) => void kept.set(file.version, file), get: (version) => kept.get(version) }
}
