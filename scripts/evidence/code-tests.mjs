import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join, posix } from 'node:path'

/** @typedef {{ file: string, suites: string[], title: string, body: string, ranIn: string[] }} CodeTest A test as the code has it; `ranIn` are the files under which a report tells of it. */

const rooms = ['packages', 'chain', 'apps', 'e2e', 'bench', 'scripts']
const notOurs = new Set(['node_modules', 'dist', 'paraglide', 'project.inlang', 'var'])
const isTestFile = (/** @type {string} */ path) => /\.(test|spec|journey)\.(tsx?|mjs)$/.test(path)

/** Every test of the code under a folder: those of test files, and those that a helper declares for the files which import it. @param {string} root @returns {CodeTest[]} */
export function testsInCode(root) {
  const files = rooms
    .flatMap((room) => filesUnder(root, room))
    .filter((path) => /\.(tsx?|mjs)$/.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
  const testFiles = files.filter(({ path }) => isTestFile(path))
  return files
    .filter(({ text }) => /^[ \t]*test(\.each)?[(<]/m.test(text))
    .flatMap(({ path, text }) => {
      const ranIn = isTestFile(path) ? [path] : testFiles.filter((other) => imports(other, path)).map((other) => other.path)
      return ranIn.length === 0 ? [] : testsOf(text).map((test) => ({ file: path, ...test, ranIn }))
    })
}

/** @param {{ path: string, text: string }} from @param {string} path */
const imports = (from, path) =>
  posix.dirname(from.path) === posix.dirname(path) ? from.text.includes(`'./${posix.basename(path)}'`) : false

/** @param {string} root @param {string} folder @returns {string[]} */
function filesUnder(root, folder) {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      if (notOurs.has(entry.name)) return []
      const path = posix.join(folder, entry.name)
      return entry.isDirectory() ? filesUnder(root, path) : [path]
    })
}

/**
 * The tests that a file declares, each inside the suites that are written around it. Which those are its indent tells: the formatter sees to that.
 * @param {string} text
 * @returns {Pick<CodeTest, 'suites' | 'title' | 'body'>[]}
 */
export function testsOf(text) {
  const found = [...text.matchAll(/^([ \t]*)(test|describe)((?:\.(?:each|only|runIf|skipIf|describe))*)\s*[(<]/gm)].map((match) => ({
    at: match.index,
    indent: (match[1] ?? '').length,
    isSuite: match[2] === 'describe' || (match[3] ?? '').includes('describe'),
    title: titleAfter(text, match.index + match[0].length, /\.(each|runIf|skipIf)/.test(match[3] ?? '') || match[0].endsWith('<')),
  }))
  /** @type {{ indent: number, title: string }[]} */
  const around = []
  return found.flatMap(({ at, indent, isSuite, title }, index) => {
    if (title === undefined) return []
    while (around.length > 0 && (around.at(-1)?.indent ?? 0) >= indent) around.pop()
    if (isSuite) {
      around.push({ indent, title })
      return []
    }
    return [{ suites: around.map((suite) => suite.title), title, body: text.slice(at, found[index + 1]?.at) }]
  })
}

/** The title that stands first in a call, or in the call of what a table has made. @param {string} text @param {number} from @param {boolean} afterTable */
function titleAfter(text, from, afterTable) {
  const begins = afterTable ? /\)\(\s*(?=['"`])/g : /\s*(?=['"`])/y
  begins.lastIndex = from
  const found = begins.exec(text)
  return found ? quotedAt(text, found.index + found[0].length) : undefined
}

/** @param {string} text @param {number} from */
function quotedAt(text, from) {
  const quote = text[from]
  let depth = 0
  for (let at = from + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1
    else if (quote === '`' && text.startsWith('${', at)) depth += 1
    else if (depth > 0 && text[at] === '}') depth -= 1
    else if (depth === 0 && text[at] === quote) return text.slice(from + 1, at).replaceAll(/\\(['"`\\])/g, '$1')
  }
  return undefined
}

/** The titles of a run that a title of the code stands for: where it takes something in, anything may stand. @param {readonly string[]} titles @returns {RegExp} */
export function titlePattern(titles) {
  const parts = titles.join(' ').split(/\$\{(?:[^{}]|\{[^{}]*\})*\}|%[sdifjop#$]|\$[a-zA-Z_][\w.]*/)
  return new RegExp(`^${parts.map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)).join('.*')}$`, 's')
}
