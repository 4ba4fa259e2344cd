import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { filesUnder, importsOf, isTest, pathOf, sourceFiles } from './source-files.ts'

const home = 'apps/gateway/'
const files = sourceFiles().filter(({ path }) => path.startsWith(home))
const imports = files.flatMap(importsOf).filter(({ specifier }) => specifier.startsWith('.'))
const links = imports.map((one) => ({ from: one.from.path.slice(home.length), to: pathOf(one.from, one.specifier).slice(home.length) }))
const running = links.filter(({ from }) => !isTest(home + from))

/** The first folder of a path, or nothing for what lies at the root and puts the rest together. */
const roomOf = (path: string) => (path.includes('/') ? path.split('/')[0] : undefined)

/** Of `modules/members/auth/actions/login.ts` it is `members/auth`. */
const moduleOf = (path: string) => /^modules\/(members\/[^/]+(?=\/)|[^/]+)\//.exec(path)?.[1]

const arrows: [string, string[]][] = [
  ['http', ['http', 'modules', 'platform']],
  ['modules', ['modules', 'platform']],
  ['adapters', ['adapters', 'modules', 'platform']],
  ['platform', ['platform']],
]

test.each(arrows)('%s of the gateway imports only %j', (room, below) => {
  // `context.ts` is the sum of what the modules offer.
  const mayUse = (to: string) => below.includes(roomOf(to) ?? '') || (room === 'http' && to === 'context.ts')
  expect(running.filter(({ from, to }) => roomOf(from) === room && !mayUse(to))).toEqual([])
})

test('an adapter knows of a module only the types that it fulfils', () => {
  const values = imports.filter((one) => one.from.path.startsWith(`${home}adapters/`) && !isTest(one.from.path) && !one.typesOnly)
  const astray = values.filter((one) => pathOf(one.from, one.specifier).startsWith(`${home}modules/`))
  expect(astray.map((one) => `${one.from.path} imports ${one.specifier}`)).toEqual([])
})

test('a module imports what another offers, never its store', () => {
  const astray = running.filter(
    ({ from, to }) => moduleOf(from) && moduleOf(to) && moduleOf(from) !== moduleOf(to) && /\/store\/|-store\.ts$/.test(to),
  )
  expect(astray).toEqual([])
})

test('a room of the gateway has no more than 25 files that run', () => {
  const rooms = Map.groupBy(
    filesUnder('apps/gateway').filter((path) => path.endsWith('.ts') && !isTest(path)),
    (path) => posix.dirname(path),
  )
  expect([...rooms].filter(([, inside]) => inside.length > 25).map(([room, inside]) => `${room}: ${inside.length}`)).toEqual([])
})
