import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesUnder, sourceFiles } from './source-files.ts'
import { root } from '../root.mjs'

const topLevel = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md']
const papers = [...topLevel, ...filesUnder('docs').filter((path) => path.endsWith('.md'))]
const rooms = ['apps', 'packages', 'chain', 'e2e', 'bench', 'scripts', 'docs', 'mutate', 'deploy']
const files = [
  ...rooms.flatMap(filesUnder),
  ...topLevel,
  'package.json',
  'package-lock.json',
  'vitest.config.ts',
  '.env.example',
  '.oxlintrc.json',
]
const folders = new Set(files.flatMap((path) => path.split('/').map((_, depth, parts) => parts.slice(0, depth).join('/'))))
const isThere = (name: string) => files.includes(name) || folders.has(name.replace(/\/$/, ''))

/** Files that a command makes, or that lie outside the repository. */
const made = new Set(['postgres.json', 'bench/RESULTS.md', 'var/sbom.cdx.json'])
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const named = (path: string) => [...read(path).matchAll(/`([^`\s]+)`/g)].map(([, name = '']) => name)

test('each file that a paper names is there, by its whole path or by its end', () => {
  const ends = files.map((path) => `/${path}`)
  const missing = papers.flatMap((paper) =>
    named(paper)
      .filter((name) => /^[\w.-]+(\/[\w.-]+)*\.(ts|tsx|mjs|sql|md|json|css|txt|yml)$/.test(name) && !made.has(name))
      .filter((name) => !ends.some((path) => path.endsWith(`/${name}`)))
      .map((name) => `${paper}: ${name}`),
  )
  expect(missing).toEqual([])
})

test('each path from the root that a paper names is there', () => {
  const fromRoot = new RegExp(`^(${rooms.join('|')})/[^*{}<>…]*$`)
  const missing = papers.flatMap((paper) =>
    named(paper)
      .filter((name) => fromRoot.test(name) && !made.has(name) && !isThere(name))
      .map((name) => `${paper}: ${name}`),
  )
  expect(missing).toEqual([])
})

test('each name of a call or a rule that a newcomer is sent to stands in the file beside it', () => {
  const pairs = ['docs/where.md', 'docs/glossary.md', 'CONTRIBUTING.md'].flatMap((paper) =>
    [...read(paper).matchAll(/`(\w+)`[^`|\n]*? in `([\w./-]+\.tsx?)`/g)].map(([, name = '', path = '']) => ({ paper, name, path })),
  )
  expect(pairs.length).toBeGreaterThan(10)
  expect(pairs.filter(({ name, path }) => !new RegExp(`\\b${name}\\b`).test(read(path)))).toEqual([])
})

test('each decision that is named by its number is there', () => {
  const numbers = new Set(papers.flatMap((path) => /^docs\/decisions\/(\d{3})-/.exec(path)?.[1] ?? []))
  const cited = [...papers.map((path) => ({ path, text: read(path) })), ...sourceFiles()].flatMap(({ path, text }) =>
    [...text.matchAll(/\bdecisions\/(\d{3})\b/g)].map(([, number = '']) => ({ path, number })),
  )
  expect(cited.filter(({ number }) => !numbers.has(number))).toEqual([])
})

test('each invariant that a test or a paper cites is numbered in ARCHITECTURE.md', () => {
  const section = /## What always holds\n([\s\S]*?)\n## /.exec(read('ARCHITECTURE.md'))?.[1] ?? ''
  const numbers = [...section.matchAll(/^(\d+)\. /gm)].map(([, number]) => Number(number))
  expect(numbers).toEqual(numbers.map((_, at) => at + 1))
  const cited = [...papers.map((path) => ({ path, text: read(path) })), ...sourceFiles()].flatMap(({ path, text }) =>
    [...text.matchAll(/\binvariants? (\d+)/gi)].map(([, number]) => ({ path, number: Number(number) })),
  )
  expect(cited.filter(({ number }) => !numbers.includes(number))).toEqual([])
})
