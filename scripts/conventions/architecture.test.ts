import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesUnder, importsOf, isTest, pathOf, programs, roomOf, sourceFiles, targetOf } from './source-files.ts'
import type { Import } from './source-files.ts'
import { importCircles } from './import-circles.ts'
import { root } from '../root.mjs'

const files = sourceFiles()
const code = files.filter(({ path }) => !isTest(path))
const imports = files.flatMap(importsOf)

const arrows: Record<string, string[]> = {
  'packages/rules': [],
  'packages/protocol': ['packages/rules', 'npm'],
  chain: ['packages/rules'],
  'apps/web': ['packages/rules', 'packages/protocol', 'npm'],
  'apps/console': ['packages/rules', 'packages/protocol', 'npm'],
  'apps/gateway': ['packages/rules', 'packages/protocol', 'npm', 'node'],
  'apps/sandbox': ['npm', 'node'],
}

test.each(Object.entries(arrows))('%s imports of ours only %j', (room, allowed) => {
  const ownTools = (path: string) => isTest(path) || /^apps\/(web|console)\/(build\.ts|build\/|app\/prerender|vite\.config)/.test(path)
  const astray = imports.filter((one) => {
    const target = targetOf(one)
    if (roomOf(one.from.path) !== room || target === room || allowed.includes(target)) return false
    if (target === 'chain') return !mayReadTheChain(one)
    return !(ownTools(one.from.path) && (target === 'npm' || target === 'node' || target.startsWith('packages/')))
  })
  expect(astray.map(sentence)).toEqual([])
})

/** Its data: tests, the pre-renderer and the seed. How a record reads, and its type, also the gateway; its type the office, too. */
function mayReadTheChain({ from, specifier, typesOnly }: Import): boolean {
  if (
    isTest(from.path) ||
    from.path === 'apps/gateway/modules/catalogue/seed.ts' ||
    /^apps\/web\/(build\.ts|build\/|app\/prerender)/.test(from.path)
  )
    return true
  if (from.path.startsWith('apps/console/office/')) return typesOnly
  return roomOf(from.path) === 'apps/gateway' && (typesOnly || specifier.startsWith('@harbour/chain/sold-'))
}

test('no files import one another in a circle, not for types either', () => {
  expect(importCircles(files)).toEqual([])
})

test('protocol knows the schema library and no other', () => {
  const others = imports.filter((one) => roomOf(one.from.path) === 'packages/protocol' && !isTest(one.from.path) && targetOf(one) === 'npm')
  expect(others.filter(({ specifier }) => specifier !== 'valibot').map(sentence)).toEqual([])
})

test('the areas of the office never import one another', () => {
  const areaOf = (path: string) =>
    /^apps\/console\/office\/(insight|shops|menu|offers|campaigns|publish|support|finance|people)\//.exec(path)?.[1]
  const astray = imports.filter((one) => {
    const [area, other] = [areaOf(one.from.path), one.specifier.startsWith('.') ? areaOf(pathOf(one.from, one.specifier)) : undefined]
    return area !== undefined && other !== undefined && area !== other
  })
  expect(imports.some((one) => areaOf(one.from.path) !== undefined)).toBe(true)
  expect(astray.map(sentence)).toEqual([])
})

/** The rooms of the web from the ground up: each may use those before it. Features are rooms of their own, and tests may use all. */
const webRooms = ['lib', 'api', 'ui', 'hosts', 'navigation', 'entities', 'features', 'pwa', 'analytics', 'app']

test('rooms of the web import only rooms beneath them, and features never one another', () => {
  const [base, inside] = ['apps/web/', /^apps\/web\/(?:(features)\/([^/]+)|([^/]+))\//]
  const astray = imports.filter((one) => {
    if (isTest(one.from.path) || !one.from.path.startsWith(base) || !one.specifier.startsWith('.')) return false
    const [, features, feature, room = features] = inside.exec(one.from.path) ?? []
    const [, otherFeatures, otherFeature, other = otherFeatures] = inside.exec(pathOf(one.from, one.specifier)) ?? []
    if (!room || !other || !webRooms.includes(room) || !webRooms.includes(other)) return false
    return room === other ? feature !== otherFeature : webRooms.indexOf(other) > webRooms.indexOf(room)
  })
  expect(astray.map(sentence)).toEqual([])
})

test('no path of a screen is written as text in the web but where its table and its name are', () => {
  const tables = code.filter(({ path }) => /^apps\/web\/app\/(other-)?routes\.tsx$/.test(path)).map(({ text }) => text)
  const names = new Set([...tables.join('\n').matchAll(/\bpath="\/(\w+)/g)].map(([, name]) => name))
  // What lies beneath the paths, and the worker, which is a program of its own, know of home alone.
  const free = /^apps\/web\/(app\/(other-)?routes|navigation\/paths|api\/region|pwa\/|build\/)/
  const written = new RegExp(`['"\`=]/(${[...names].join('|')})\\b(?![.\\w])`)
  expect(names.size).toBeGreaterThan(30)
  expect(places(written, (path) => path.startsWith('apps/web/') && !isTest(path) && !free.test(path))).toEqual([])
})

test("no path of a tablet's screen is written as text but in the table of its routes and where it is named", () => {
  const table = code.filter(({ path }) => path === 'apps/console/shop/ShopApp.tsx').map(({ text }) => text)
  const names = [...table.join('\n').matchAll(/\bpath="\/([\w-]+)/g)].map(([, name]) => name)
  const written = new RegExp(`['"\`=]/(${names.join('|')})\\b(?![.\\w])`)
  const free = /^apps\/console\/shop\/(ShopApp\.tsx|paths\.ts)$/
  expect(names.length).toBeGreaterThan(6)
  expect(places(written, (path) => path.startsWith('apps/console/shop/') && !isTest(path) && !free.test(path))).toEqual([])
})

test.each(['apps/web', 'apps/console'])('every text of %s exists in both languages', (app) => {
  const english = filesUnder(`${app}/texts`).filter((path) => path.endsWith('.en.json'))
  const chinese = filesUnder(`${app}/texts`).filter((path) => path.endsWith('.zh-Hant.json'))
  expect(chinese).toEqual(english.map((path) => path.replace('.en.', '.zh-Hant.')))
  for (const path of english)
    expect(Object.keys(json(path.replace('.en.', '.zh-Hant.'))).toSorted()).toEqual(Object.keys(json(path)).toSorted())
})

/** The other words for a thing, each with the one word that guests read for it. */
const oneWordEach: [RegExp, string][] = [
  [/紀錄/, '記錄'],
  [/貨品/, '美食'],
  [/交收/, '收取方式'],
  [/生日日期/, '出生日期'],
  [/厚切薯條|[^脆]粗薯條/, '香脆粗薯條'],
  [/雞翼 \S+ 件/, '雞翼 n 隻'],
  [/揀 2 款|揀 \{count\} 款/, '揀 n 份'],
]

test('what guests read has one word for one thing', () => {
  const read = filesUnder('apps/web/texts').concat(
    'apps/gateway/http/refusal-messages.ts',
    filesUnder('chain'),
    filesUnder('apps/sandbox'),
    filesUnder('e2e'),
  )
  const said = read.filter((path) => /\.(json|ts)$/.test(path)).map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
  const wrong = said.flatMap(({ path, text }) => oneWordEach.filter(([other]) => other.test(text)).map(([, word]) => `${path}: ${word}`))
  expect(wrong).toEqual([])
})

const calls = code.filter(({ path, code: text }) => path.startsWith('packages/protocol/') && /\baction\('/.test(text))

test('every call has a handler of its name and a test of it, and every handler a call', () => {
  const named = (path: string) => path.split('/').at(-1) ?? ''
  const handlers = code
    .filter(({ path, code: text }) => path.startsWith('apps/gateway/') && /\bhandle\(/.test(text))
    .map(({ path }) => path)
  expect(handlers.map(named).toSorted()).toEqual(calls.map(({ path }) => named(path)).toSorted())
  const there = new Set(filesUnder('apps/gateway'))
  expect(handlers.map((path) => path.replace('.ts', '.test.ts')).filter((path) => !there.has(path))).toEqual([])
})

test('a call’s file has its name on the wire', () => {
  for (const { path, code: text } of calls) {
    const [, name = ''] = /\baction\('(?:candao\.\w+\.)?(\w+)'/.exec(text) ?? []
    expect(path).toMatch(new RegExp(`/${kebab(name)}\\.ts$`))
  }
})

test('no action’s name is written anywhere but in its definition', () => {
  // The sandbox is the outside world: it has the names from the wire's own papers.
  const free = /^(packages\/protocol|apps\/sandbox|scripts)\//
  expect(places(/['"`]candao\.\w/, (path) => !isTest(path) && !free.test(path))).toEqual([])
})

test('brands go by their names, not by the wire’s numbers', () => {
  const named = (path: string) => !/\.(test|fixtures|spec|journey)\.tsx?$/.test(path) && path !== 'packages/rules/region.ts'
  expect(
    places(
      /brand\w*\W{1,8}\b(31|42)\b|=== (31|42)\b|\[(31|42)(, 42)?\]|\? (31|42)\b|\((31|42), [a-z]|[{,] (31|42): |(?<!\d), (31|42)(, \d)?\)|\b31\|42\b/i,
      named,
    ),
  ).toEqual([])
})

test('a doc comment begins with what the thing is or does, never with a relative clause', () => {
  const relative = /\/\*\*[\s*]+(?:What|How|That|Where|Whether|Who|Whom|Whose|Which|Whoever|Whatever) [a-z].*/g
  const wrong = [...files, ...programs()].flatMap(({ path, text }) => (text.match(relative) ?? []).map((begun) => `${path}: ${begun}`))
  expect(wrong).toEqual([])
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

/** The tests that need of their machine what not every one has, how many of a file, and what that is. */
const onSomeMachines: Record<string, { tests: number; needs: string }> = {
  'apps/sandbox/payments/other-machines.test.ts': { tests: 1, needs: 'a network, to be looked at from its other side' },
  'apps/gateway/platform/database/try-writing.test.ts': { tests: 1, needs: 'root, who alone may have a small disk of their own' },
  'apps/gateway/platform/embedded.test.ts': { tests: 2, needs: 'root, who alone needs a second user' },
}

test('a test that runs on some machines only is one that is known, with its reason', () => {
  const conditional = places(/\.(runIf|skipIf)\b/, (path) => isTest(path) && path !== 'scripts/conventions/architecture.test.ts')
  const known = Object.entries(onSomeMachines).flatMap(([path, { tests }]) => Array.from({ length: tests }, () => path))
  expect(conditional.map((place) => place.split(':')[0] ?? '').toSorted()).toEqual(known.toSorted())
})

test('migrations are numbered from 1 without a gap', () => {
  const numbers = filesUnder('apps/gateway/platform/database/migrations').map((path) => Number(/\/(\d{3})-[\w-]+\.sql$/.exec(path)?.[1]))
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
  const settings = [...filesUnder('apps/gateway/platform/settings'), 'apps/sandbox/settings.ts'].flatMap((path) => [
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
  const given = new Set(['PATH', 'TZ', 'TMPDIR', 'HARBOUR_URL', 'HARBOUR_DATA_DIR', 'HARBOUR_CLOCK', 'BARE_BODY', 'BARE_HEADERS'])
  const read = [...files, ...programs()].flatMap(({ code: bare }) => [...bare.matchAll(/\bprocess\.env(?:\.|\[')([A-Z][A-Z\d_]+)/g)])
  const names = new Set(read.map(([, name]) => name ?? ''))
  expect(names).toContain('CHROMIUM')
  expect([...names].filter((name) => !given.has(name) && !new RegExp(`^#? ?${name}=`, 'm').test(told))).toEqual([])
})

test('no file is longer than its ceiling', () => {
  // Lists stand in one place, however long they are; the chain is data.
  const lists = /(^|\/)(index|calls|actions|refusal-messages|routes|other-routes|statement-columns)\.tsx?$|^chain\//
  const long = files
    .filter(({ path }) => !lists.test(path))
    .map(({ path, text }) => ({ path, lines: text.split('\n').length - 1, ceiling: ceilingOf(path) }))
    .filter(({ lines, ceiling }) => lines > ceiling)
  expect(long).toEqual([])
})

test('no folder holds more than 25 files of code side by side', () => {
  const folders = Map.groupBy([...code, ...programs()], ({ path }) => path.slice(0, path.lastIndexOf('/')))
  expect([...folders].filter(([, inside]) => inside.length > 25).map(([folder, inside]) => `${folder}: ${inside.length}`)).toEqual([])
})

function ceilingOf(path: string): number {
  if (isTest(path)) return 300
  if (/^packages\/|^apps\/gateway\/.*\/actions\//.test(path)) return 120
  return path.endsWith('.tsx') ? 150 : 260
}

const sentence = ({ from, specifier }: Import) => `${from.path} imports ${specifier}`

const kebab = (name: string) => name.replaceAll(/([a-z0-9])([A-Z])|([A-Z])([A-Z][a-z])/g, '$1$3-$2$4').toLowerCase()

const hasComment = (line: string) => /\/\/|\/\*|\*\/|^\s*\*/.test(line)

const withoutStrings = (line: string) => line.replaceAll(/'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`/g, "''")

/** The places where a pattern stands in code, comments aside. */
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
