import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { root } from '../root.mjs'

/** A source file of the house: its path from the root, its text, and its text without comments, line by line the same. */
export type SourceFile = { path: string; text: string; code: string }

export type Import = { from: SourceFile; specifier: string; typesOnly: boolean; names: string }

const rooms = ['packages', 'chain', 'apps', 'e2e', 'bench', 'scripts']
const notOurs = new Set(['node_modules', 'dist', 'paraglide', 'project.inlang', 'var'])

/** Every file under a folder, by its path from the root; none if the folder does not exist. */
export function filesUnder(folder: string): string[] {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name)
    if (notOurs.has(entry.name)) return []
    return entry.isDirectory() ? filesUnder(path) : [path]
  })
}

export const sourceFiles = (): SourceFile[] => filesLike(/\.tsx?$/)

/** The files that run as they stand, before anything is installed. */
export const programs = (): SourceFile[] => filesLike(/\.mjs$/)

function filesLike(pattern: RegExp): SourceFile[] {
  return rooms
    .flatMap(filesUnder)
    .filter((path) => pattern.test(path))
    .map((path) => {
      const text = readFileSync(join(root, path), 'utf8')
      return { path, text, code: withoutComments(text) }
    })
}

export const isTest = (path: string) =>
  /\.test\.tsx?$|\.fixtures\.tsx?$|^apps\/gateway\/testing\/|(^|\/)test-[\w-]+\.tsx?$|^(e2e|bench)\//.test(path)

/** All that a file imports or exports from elsewhere. */
export function importsOf(file: SourceFile): Import[] {
  const sentences = file.code.matchAll(
    /^(?:import|export)\s+(type\s)?([^'"=;]*?)\s*from\s+'([^']+)'|^import\s+'([^']+)'|\bimport\('([^']+)'\)/gm,
  )
  return [...sentences].map(([, type, names = '', from, bare, lazy]) => ({
    from: file,
    specifier: from ?? bare ?? lazy ?? '',
    typesOnly: type !== undefined || onlyTypes(names),
    names,
  }))
}

/** The room that an import leads to (`packages/rules`, `apps/web`, `chain`), or `npm` or `node`. */
export function targetOf({ from, specifier }: Import): string {
  if (specifier.startsWith('.')) return roomOf(pathOf(from, specifier))
  if (specifier.startsWith('node:')) return 'node'
  const [scope, name = ''] = specifier.split('/')
  return scope === '@harbour' ? ([`packages/${name}`, `apps/${name}`].find((room) => existsSync(join(root, room))) ?? name) : 'npm'
}

export const pathOf = (from: SourceFile, specifier: string) => posix.join(dirname(from.path), specifier)

export const roomOf = (path: string) =>
  /^(packages|apps)\//.test(path) ? path.split('/').slice(0, 2).join('/') : (path.split('/')[0] ?? '')

function onlyTypes(names: string): boolean {
  const inner = /^\{(.*)\}$/s.exec(names.trim())?.[1]
  return inner !== undefined && inner.split(',').every((name) => /^\s*(type\s|$)/.test(name))
}

/** Comments become spaces. What looks like one inside a string (`https://`) stays, since quotes are read first. */
function withoutComments(text: string): string {
  return text.replaceAll(/'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|\/\/[^\n]*|\/\*[\s\S]*?\*\//g, (found) =>
    found.startsWith('/') ? found.replaceAll(/[^\n]/g, ' ') : found,
  )
}
