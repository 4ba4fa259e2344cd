import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { BaseSequencer } from 'vitest/node'
import { root } from '../root.mjs'

/**
 * Begins with the files that took longest when their times were last kept (`npm test -- --times`): one that began last would
 * keep the other workers waiting. The runner's own memory knows this only from its second run on.
 */
export class LongestFirst extends BaseSequencer {
  /** @override @param {import('vitest/node').TestSpecification[]} files */
  async sort(files) {
    const seconds = keptSeconds()
    const of = (/** @type {import('vitest/node').TestSpecification} */ file) => seconds.get(relative(root, file.moduleId)) ?? 0
    return (await super.sort(files)).toSorted((a, b) => of(b) - of(a))
  }
}

/** @returns {Map<string, number>} */
function keptSeconds() {
  /** @type {{ files: import('./test-times.mjs').FileTimes }} */
  const kept = JSON.parse(readFileSync(join(root, 'bench/test-times.json'), 'utf8'))
  return new Map(Object.values(kept.files).flatMap((files) => Object.entries(files)))
}
