import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesUnder } from './source-files.ts'
import { root } from '../root.mjs'

/** A style sheet: the names that its first line says are its own, and the selectors of its rules; what is nested in a rule is that rule's. */
export type StyleSheet = { path: string; owns: string[]; selectors: string[] }

export const styleSheets = (folder: string): StyleSheet[] =>
  filesUnder(folder)
    .filter((path) => path.endsWith('.css'))
    .map((path) => {
      const text = readFileSync(join(root, path), 'utf8')
      const [, names = ''] = /^\/\* Owns ([^*]*)\. \*\/\n/.exec(text) ?? []
      return { path, owns: names.split(/,\s*/).filter(Boolean), selectors: selectorsOf(text) }
    })

/** The classes that a selector names; `#list` counts as one, too: an id is as much a name of somebody's. */
export const namesIn = (selector: string): string[] => [...selector.matchAll(/[.#](-?[a-z][\w-]*)/gi)].map(([, name = '']) => name)

/** The sheet whose name is the longest beginning of a class: `.field__prefix` is its own sheet's where one owns just that, else `field`'s. */
export function ownerOf(name: string, sheets: readonly StyleSheet[]): StyleSheet | undefined {
  const begins = (own: string) => name === own || (name.startsWith(own) && /^[-_]/.test(name.slice(own.length)))
  const length = ({ owns }: StyleSheet) => Math.max(0, ...owns.filter(begins).map((own) => own.length))
  const [closest] = sheets.filter((sheet) => length(sheet) > 0).toSorted((a, b) => length(b) - length(a))
  return closest
}

function selectorsOf(text: string): string[] {
  const bare = text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(["'])(?:\\.|(?!\1).)*\1/g, '""')
  const found: string[] = []
  /** Of each brace that is open here: whether what stands in it is a rule's own. */
  const open: boolean[] = []
  for (const [, head = '', mark] of bare.matchAll(/([^{};]*)([{};])/g)) {
    const name = head.trim()
    if (mark === '}') open.pop()
    if (mark !== '{') continue
    const rule = !name.startsWith('@')
    if (rule && !open.includes(true)) found.push(...listed(name))
    open.push(rule || name.startsWith('@keyframes'))
  }
  return found
}

/** The selectors of a list; a comma within brackets parts none. */
function listed(list: string): string[] {
  const parts = ['']
  let depth = 0
  for (const letter of list) {
    if (letter === '(') depth++
    if (letter === ')') depth--
    if (letter === ',' && depth === 0) parts.push('')
    else parts.push(`${parts.pop() ?? ''}${letter}`)
  }
  return parts.map((part) => part.trim().replaceAll(/\s+/g, ' '))
}
