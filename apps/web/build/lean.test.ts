import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createElement, type ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, expect, test } from 'vitest'
import { build, type Plugin } from 'vite'
import { lean } from './lean.ts'

// Within the house, from where the libraries are found.
const house = join(import.meta.dirname, '../../../var')
await mkdir(house, { recursive: true })
const room = await mkdtemp(join(house, 'lean-'))
afterAll(() => rm(room, { recursive: true }))

/** The result of a module and the libraries in it: its text, and its exports as they run. */
async function built(source: string, plugins: Plugin[] = [lean()]): Promise<{ text: string; exports: unknown }> {
  const name = crypto.randomUUID()
  const [entry, made] = [join(room, `${name}.ts`), join(room, `${name}.mjs`)]
  await writeFile(entry, source)
  await build({
    configFile: false,
    logLevel: 'error',
    plugins,
    ssr: { noExternal: true, external: ['react', 'react-dom'] },
    build: { ssr: entry, outDir: room, emptyOutDir: false, rollupOptions: { output: { entryFileNames: `${name}.mjs` } } },
  })
  return { text: await readFile(made, 'utf8'), exports: (await import(pathToFileURL(made).href)) as unknown }
}

test('an icon is the same drawing without the library’s own classes', async () => {
  const { text, exports } = await built(`export { Plus } from 'lucide-react'`)
  const { Plus } = exports as { Plus: ComponentType<{ size: number; className: string }> } // as it says
  const drawn = renderToStaticMarkup(createElement(Plus, { size: 16, className: 'mine' }))
  expect(drawn).toContain('<path d="M5 12h14"></path><path d="M12 5v14"></path>')
  expect(drawn).toMatch(/^<svg width="16" height="16" viewBox="0 0 24 24" .*aria-hidden="true" class="mine">/)
  for (const gone of ['toPascalCase', 'key:', 'name:']) expect(text).not.toContain(gone)
  expect((await built(`export { Plus } from 'lucide-react'`, [])).text).toContain('toPascalCase')
})

const queries = `
import { InfiniteQueryObserver, QueryClient, QueryObserver } from '@tanstack/react-query'
const queries = new QueryClient()
export const one = () => queries.fetchQuery({ queryKey: ['one'], queryFn: async () => 'answer' })
`
const pages = `
export async function twoPages() {
  const observer = new InfiniteQueryObserver(queries, {
    queryKey: ['pages'], initialPageParam: 1, queryFn: async ({ pageParam }) => pageParam, getNextPageParam: (last) => last + 1,
  })
  await observer.refetch()
  await observer.fetchNextPage()
  return queries.getQueryData(['pages']).pages
}`

test('who asks for no page after page carries none of how that is done; who does has it', async () => {
  const alone = await built(queries)
  const { one } = alone.exports as { one: () => Promise<string> } // as it says
  expect(await one()).toBe('answer')
  expect(alone.text).not.toContain('pageParams')
  expect((await built(queries, [])).text).toContain('pageParams')
  const both = await built(queries + pages)
  const { twoPages } = both.exports as { twoPages: () => Promise<number[]> } // as it says
  expect(await twoPages()).toEqual([1, 2])
})

const change = `
import { MutationObserver } from '@tanstack/react-query'
export const sent = () => new MutationObserver(queries, { mutationFn: async (word) => word + ', heard' }).mutate('order')
`

test('who sends no change carries none of how that is done; who does has it', async () => {
  expect((await built(queries)).text).not.toContain('No mutationFn found')
  expect((await built(queries, [])).text).toContain('No mutationFn found')
  const both = await built(queries + change)
  expect(await (both.exports as { sent: () => Promise<string> }).sent()).toBe('order, heard') // as it says
})

const routes = `
import { createElement as h } from 'react'
import { Link, Route, Routes, StaticRouter, useParams } from 'react-router'
const Dish = () => h('h1', null, useParams().uid, h(Link, { to: '/home' }, 'home'))
export const Page = ({ at }) => h(StaticRouter, { location: at }, h(Routes, null, h(Route, { path: '/dish/:uid', element: h(Dish) })))
`

test('a router without data routes still leads to its screens', async () => {
  const [made, whole] = [await built(routes), await built(routes, [])]
  const { Page } = made.exports as { Page: ComponentType<{ at: string }> } // as it says
  expect(renderToStaticMarkup(createElement(Page, { at: '/dish/7' }))).toBe('<h1>7<a href="/home" data-discover="true">home</a></h1>')
  expect(made.text.length).toBeLessThan(whole.text.length)
  for (const left of ['useNavigateStable()', 'displayName = ']) expect(made.text).not.toContain(left)
})

const { transform } = lean()
const handler = typeof transform === 'object' ? transform.handler : undefined
const run = handler as ((code: string, id: string) => unknown) | undefined // it asks nothing of the bundler

test.each([
  ['@tanstack/react-query/node_modules/@tanstack/query-core/build/modern/query.js', 'infiniteQueryBehavior'],
  ['react-router/dist/production/lib/hooks.js', 'if (dataRouterOpts) if'],
])('a version of %s that reads differently is not made smaller in silence', (file, piece) => {
  const path = join(import.meta.dirname, '../../../node_modules', file)
  const code = readFileSync(path, 'utf8')
  expect(() => run?.(code, path)).not.toThrow()
  const [library = ''] = /(@tanstack\/query-core|react-router)(?=\/(build|dist))/.exec(file) ?? []
  expect(() => run?.('', path)).toThrow(new RegExp(`^${library} \\d+\\.\\d+\\.\\d+, .*not exactly once, but 0 times: .*`))
  expect(() => run?.(code + code, path)).toThrow(/not exactly once, but 2 times/)
  expect(() => run?.(code.replace(piece, 'anew'), path)).toThrow(/not exactly once, but 0 times/)
})

test('a version that has lost a file which is patched is not built in silence', async () => {
  const [old, anew] = ['/ssr/components.js', '/ssr/anew.js']
  const moved: Plugin = {
    name: 'moved',
    enforce: 'pre',
    async resolveId(source, importer) {
      const found = source.endsWith('/components.js') ? await this.resolve(source, importer, { skipSelf: true }) : undefined
      return found?.id.replace(old, anew)
    },
    load: (id) => (id.endsWith(anew) ? readFileSync(id.replace(anew, old), 'utf8') : undefined),
  }
  await expect(built(routes, [moved, lean()])).rejects.toThrow(/react-router \d+\.\d+\.\d+ has no lib\/dom\/ssr\/components\.js/)
})
