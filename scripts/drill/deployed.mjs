import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.mjs'

/**
 * A file of `deploy/` as an operator gets it, with the drill's own names, sizes and passwords in place of its examples. A pattern that is not there throws: the drill
 * would else run what nobody deploys.
 * @param {string} path @param {[RegExp, string][]} changes
 */
export function deployed(path, changes) {
  const text = readFileSync(join(root, 'deploy', path), 'utf8')
  return changes.reduce((so, [pattern, instead]) => {
    if (!so.match(pattern)) throw new Error(`deploy/${path} has no ${pattern.source}`)
    return so.replace(pattern, instead)
  }, text)
}
