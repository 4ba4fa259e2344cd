import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesUnder, importsOf, isTest, pathOf, programs, roomOf, sourceFiles, targetOf } from './house-files.ts'
import type { Import } from './house-files.ts'
import { root } from './root.mjs'

const files = sourceFiles()
const code = files.filter(({ path }) => !isTest(path))
const imports = files.flatMap(importsOf)

const arrows: Record<string, string[]> = {
  'packages/rules': [],
  'packages/protocol': ['npm'],
  chain: ['packages/rules'],
  'apps/web': ['packages/rules', 'packages/protocol', 'npm'],
  'apps/console': ['packages/rules', 'packages/protocol', 'npm'],
  'apps/gateway': ['packages/rules', 'packages/protocol', 'npm', 'node'],
  'apps/sandbox': ['npm', 'node'],
}

test.each(Object.entries(arrows))('%s imports of ours only %j', (room, allowed) => {
  const ownTools = (path: string) => isTest(path) || /^apps\/web\/(build\.ts|build\/|prerender|vite\.config)/.test(path)
  const astray = imports.filter((one) => {
    const target = targetOf(one)
    if (roomOf(one.from.path) !== room || target === room || allowed.includes(target)) return false
    if (target === 'chain') return !mayReadTheChain(one)
    return !(ownTools(one.from.path) && (target === 'npm' || target === 'node' || target.startsWith('packages/')))
  })
  expect(astray.map(sentence)).toEqual([])
})

/** Its data: tests, the pre-renderer and the seed. How a record reads, and its type, also the gateway. */
function mayReadTheChain({ from, specifier, typesOnly }: Import): boolean {
  if (isTest(from.path) || from.path === 'apps/gateway/seed.ts' || /^apps\/web\/(build\.ts|build\/|prerender)/.test(from.path)) return true
  return roomOf(from.path) === 'apps/gateway' && (typesOnly || specifier.startsWith('@harbour/chain/sold-'))
}

test('protocol knows the schema library and no other', () => {
  const others = imports.filter((one) => roomOf(one.from.path) === 'packages/protocol' && !isTest(one.from.path) && targetOf(one) === 'npm')
  expect(others.filter(({ specifier }) => specifier !== 'valibot').map(sentence)).toEqual([])
})

test('features never import one another, nor do stores and ui import features', () => {
  const inside = /^apps\/web\/(features\/[^/]+|stores|ui|hosts)\//
  const astray = imports.filter((one) => {
    const [home] = inside.exec(one.from.path) ?? []
    const path = one.specifier.startsWith('.') ? pathOf(one.from, one.specifier) : ''
    if (!home || path.startsWith(home)) return false
    return path.startsWith('apps/web/features/') || (home === 'apps/web/ui/' && path.startsWith('apps/web/stores/'))
  })
  expect(astray.map(sentence)).toEqual([])
})

test('every text exists in both languages', () => {
  const english = filesUnder('apps/web/texts').filter((path) => path.endsWith('.en.json'))
  const chinese = filesUnder('apps/web/texts').filter((path) => path.endsWith('.zh-Hant.json'))
  expect(chinese).toEqual(english.map((path) => path.replace('.en.', '.zh-Hant.')))
  for (const path of english)
    expect(Object.keys(json(path.replace('.en.', '.zh-Hant.'))).toSorted()).toEqual(Object.keys(json(path)).toSorted())
})

test('every call has a handler and a test of it, and every handler a call', () => {
  const calls = code.filter(
    ({ path, code: text }) => path.startsWith('packages/protocol/') && /\baction\('/.test(text) && path !== 'packages/protocol/action.ts',
  )
  const wanted = calls.map(({ path }) => path.replace('packages/protocol/', 'apps/gateway/actions/'))
  const there = new Set(filesUnder('apps/gateway/actions'))
  expect(wanted.flatMap((path) => [path, path.replace('.ts', '.test.ts')]).filter((path) => !there.has(path))).toEqual([])
  const handlers = code.map(({ path }) => path).filter((path) => /^apps\/gateway\/actions\/[^/]+\/[^/]+\.ts$/.test(path))
  const called = new Set(wanted)
  const strangers = handlers.filter((path) => !called.has(path) && /\bhandle\(/.test(readFileSync(join(root, path), 'utf8')))
  expect(strangers).toEqual([])
})

test('a call’s file has its name on the wire', () => {
  for (const { path, code: text } of code.filter((file) => file.path.startsWith('packages/protocol/'))) {
    const [, module, verb] = /\baction\('candao\.(\w+)\.(\w+)'/.exec(text) ?? []
    if (module && verb) expect(path).toBe(`packages/protocol/${kebab(module)}/${kebab(verb)}.ts`)
  }
})

test('no action’s name is written anywhere but in its definition', () => {
  // The sandbox is the outside world: it has the names from the wire's own papers.
  const free = /^(packages\/protocol|apps\/sandbox|scripts)\//
  expect(places(/['"`]candao\.\w/, (path) => !isTest(path) && !free.test(path))).toEqual([])
})

test('every any and every ! has a comment on its line or above it, every silenced check a reason', () => {
  const daring = /:\s*any\b|\bas any\b|<any\b|\bany\[\]|[\w)\]]!(?=[.)\],;\s]|$)/
  const unexplained = code.flatMap(({ path, text, code: bare }) => {
    const lines = text.split('\n')
    const dares = bare.split('\n').map((line) => daring.test(withoutStrings(line)))
    return lines.flatMap((line, index) => {
      const silences = /@ts-(ignore|expect-error|nocheck)(?! \S)|(oxlint|eslint)-disable(?!.* -- \S)/.test(line)
      const dumb = dares[index] && ![line, lines[index - 1] ?? ''].some(hasComment)
      return silences || dumb ? [`${path}:${index + 1} ${line.trim()}`] : []
    })
  })
  expect(unexplained).toEqual([])
})

test('no test is skipped or runs alone', () => {
  expect(places(/\b(test|it|describe)\.(skip|only|todo|fixme)\b|\b(xit|xtest|fit)\(/, isTest)).toEqual([])
})

test('migrations are numbered from 1 without a gap', () => {
  const numbers = filesUnder('apps/gateway/store/migrations').map((path) => Number(/\/(\d{3})-[\w-]+\.sql$/.exec(path)?.[1]))
  expect(numbers.toSorted((a, b) => a - b)).toEqual(numbers.map((_, index) => index + 1))
})

test('the commands in the papers exist', () => {
  const scripts = json('package.json').scripts as Record<string, string>
  const papers = ['README.md', 'ARCHITECTURE.md', ...filesUnder('docs')].filter(
    (path) => path.endsWith('.md') && existsSync(join(root, path)),
  )
  const commands = papers.flatMap((path) => [...readFileSync(join(root, path), 'utf8').matchAll(/\bnpm (?:run ([\w-]+)|(start|test)\b)/g)])
  expect(commands.map(([, named, usual]) => named ?? usual ?? '').filter((name) => !(name in scripts))).toEqual([])
})

test('every setting is in the example', () => {
  const told = readFileSync(join(root, '.env.example'), 'utf8')
  const parts = ['settings', 'payment-settings', 'vendor-settings'].map((name) => `apps/gateway/${name}.ts`)
  const settings = [...parts, 'apps/sandbox/settings.ts'].flatMap((path) => [
    ...readFileSync(join(root, path), 'utf8').matchAll(/^ +([A-Z][A-Z\d_]+): /gm),
  ])
  // The commands tell the sandbox where the gateway is.
  const given = new Set(['GATEWAY_URL'])
  const missing = settings.map(([, name]) => name ?? '').filter((name) => !given.has(name) && !new RegExp(`^#? ?${name}=`, 'm').test(told))
  expect(settings.length).toBeGreaterThan(10)
  expect(missing).toEqual([])
})

test('and so is whatever else is read from the environment', () => {
  const told = readFileSync(join(root, '.env.example'), 'utf8')
  // The machine's own, and what one program of ours tells another.
  const given = new Set(['PATH', 'TZ', 'HARBOUR_URL', 'HARBOUR_DATA_DIR', 'BARE_BODY', 'BARE_HEADERS'])
  const read = [...files, ...programs()].flatMap(({ code: bare }) => [...bare.matchAll(/\bprocess\.env(?:\.|\[')([A-Z][A-Z\d_]+)/g)])
  const names = new Set(read.map(([, name]) => name ?? ''))
  expect(names).toContain('CHROMIUM')
  expect([...names].filter((name) => !given.has(name) && !new RegExp(`^#? ?${name}=`, 'm').test(told))).toEqual([])
})

test('no file is longer than its ceiling', () => {
  // Lists stand in one place, however long they are; the chain is data.
  const lists = /(^|\/)(index|calls|routes|other-routes)\.tsx?$|^chain\//
  const long = files
    .filter(({ path }) => !lists.test(path))
    .map(({ path, text }) => ({ path, lines: text.split('\n').length - 1, ceiling: ceilingOf(path) }))
    .filter(({ lines, ceiling }) => lines > ceiling)
  expect(long).toEqual([])
})

function ceilingOf(path: string): number {
  if (isTest(path)) return 300
  if (/^packages\/|^apps\/gateway\/actions\//.test(path)) return 120
  return path.endsWith('.tsx') ? 150 : 260
}

const sentence = ({ from, specifier }: Import) => `${from.path} imports ${specifier}`

const kebab = (name: string) => name.replaceAll(/([a-z0-9])([A-Z])|([A-Z])([A-Z][a-z])/g, '$1$3-$2$4').toLowerCase()

const hasComment = (line: string) => /\/\/|\/\*|\*\/|^\s*\*/.test(line)

const withoutStrings = (line: string) => line.replaceAll(/'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`/g, "''")

/** Where a pattern stands in code, comments aside. */
function places(pattern: RegExp, where: (path: string) => boolean): string[] {
  return files
    .filter(({ path }) => where(path))
    .flatMap(({ path, code: bare }) =>
      bare.split('\n').flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : [])),
    )
}

function json(path: string): Record<string, unknown> {
  return JSON.parse(readFileSync(join(root, path), 'utf8')) as Record<string, unknown>
}
