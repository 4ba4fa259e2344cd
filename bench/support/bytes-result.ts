import type { Result } from './results.ts'

export const kilo = 1000

/** Some bytes beside the most that they may be, both in kB. */
export function bytesResult(what: string, bytes: number, aim: number): Result {
  return { what, ours: `${(bytes / kilo).toFixed(1)} kB`, aim: `at most ${aim / kilo} kB`, met: bytes <= aim }
}
