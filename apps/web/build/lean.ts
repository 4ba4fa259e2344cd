import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

/**
 * Leaves out of four libraries what this app never asks of them, or not at first, and no bundler can see: 13 kB of every first load, and of each screen some hundred
 * bytes that its icons say of themselves beyond their drawing.
 * Lucide's icons and Paraglide's texts get a stand-in for their common part; what they ask for beyond it is a missing export, which fails
 * the build. Pieces of React Router and TanStack Query are replaced as text: a version in which one does not stand exactly once fails it, too.
 */
export function lean(): Plugin {
  /** The patched files that have come by, to be missed where their library is. */
  const patched = new Set<string>()
  return {
    name: 'lean',
    enforce: 'pre',
    resolveId: {
      filter: { id: /createLucideIcon\.mjs$|runtime\.js$/ },
      handler(source, importer) {
        if (importer?.includes('/lucide-react/') && source.endsWith('/createLucideIcon.mjs')) return standIn('create-icon.ts')
        if (source.endsWith('/runtime.js') && (source.includes('/paraglide/') || importer?.includes('/paraglide/')))
          return standIn('texts-runtime.ts')
        return undefined
      },
    },
    transform: {
      filter: { id: [patchedFiles, iconFile, textFile] },
      handler(code, id) {
        if (iconFile.test(id)) return drawingAlone(id)
        if (textFile.test(id)) return { code: shortText(code, id), map: null }
        const { library, file } = placeOf(id)
        patched.add(`${library}/${file}`)
        return { code: (patches[library]?.[file] ?? []).reduce((text, patch) => withPatch(text, patch, id), code), map: null }
      },
    },
    generateBundle() {
      const ids = [...this.getModuleIds()]
      for (const [library, files] of Object.entries(patches)) {
        const id = ids.find((one) => one.includes(`/node_modules/${library}/`))
        const missed = Object.keys(files).filter((file) => !patched.has(`${library}/${file}`))
        if (id && missed.length > 0) throw new Error(`${versionOf(id)} has no ${missed.join(', ')}. ${advice}`)
      }
    },
  }
}

const iconFile = /\/node_modules\/lucide-react\/dist\/esm\/icons\/(?!index\.)[\w-]+\.mjs$/

/** An icon's module with nothing but its drawing: neither its other names, nor its size, nor the keys of a list. */
async function drawingAlone(id: string): Promise<{ code: string; map: null }> {
  type Icon = { __iconData?: { node?: [tag: string, attributes: Record<string, string>][] } }
  const { __iconData: data } = (await import(pathToFileURL(id).href)) as Icon // Lucide's own word
  if (!data?.node) throw new Error(`${versionOf(id)} keeps the drawing of an icon elsewhere. ${advice}`)
  const node = data.node.map(([tag, { key: _, ...attributes }]) => [tag, attributes])
  const code = `import create from '../createLucideIcon.mjs'\nexport default /* @__PURE__ */ create(${JSON.stringify({ node })})\n`
  return { code, map: null }
}

const textFile = /\/paraglide\/messages\/(?!_index)\w+\.js$/
const asksForLanguage = "import { getLocale, experimentalStaticLocale } from '../runtime.js';"
const choosesLanguage =
  /\(\(inputs(?: = \{\})?, options = \{\}\) => \{\s+const locale = .*\s+if \(locale === "en"\) return (\w+)\(inputs\)\s+return (\w+)\(inputs\)\s+\}\);?/

/** A text's module that leaves the choice of its language to the stand-in of the runtime, instead of making it once more. Another shape fails the build by the exports that it misses. */
const shortText = (code: string, id: string): string => {
  if (!choosesLanguage.test(code)) throw new Error(`${id}: a text is made in another way. ${advice}`)
  return code.replace(asksForLanguage, "import { text } from '../runtime.js';").replace(choosesLanguage, '/* @__PURE__ */ text($2, $1)')
}

const standIn = (name: string) => join(import.meta.dirname, 'lean', name)

type Patch = { from: string; to: string }

const gone = (from: string): Patch => ({ from, to: '' })
/** A component or context that nobody here uses drops out once its making counts as free of effects, and its name for tools is not set. */
const droppable = (name: string, made: string, shown = name): Patch[] => [
  { from: `const ${name} = React$1.${made}(`, to: `const ${name} = /* @__PURE__ */ React$1.${made}(` },
  gone(`${name}.displayName = "${shown}";`),
]

/** By library and file. Forms, framework links and warnings to developers of React Router drop out whole; routes here have no loaders and no error elements. */
const patches: Record<string, Record<string, Patch[]>> = {
  'react-router': {
    'lib/dom/lib.js': [
      ...['Link', 'NavLink', 'Form'].flatMap((name) => droppable(name, 'forwardRef')),
      gone('HistoryRouter.displayName = "unstable_HistoryRouter";'),
      gone('ScrollRestoration.displayName = "ScrollRestoration";'),
    ],
    'lib/components.js': [
      { from: 'React$1.memo(DataRoutes)', to: '/* @__PURE__ */ React$1.memo(DataRoutes)' },
      // A class that extends another is dropped only as what a pure call gives.
      { from: 'var AwaitErrorBoundary = class', to: 'var AwaitErrorBoundary = /* @__PURE__ */ (() => class' },
      { from: '};\nfunction ResolveAwait(', to: '})();\nfunction ResolveAwait(' },
    ],
    'lib/dom/ssr/components.js': droppable('FrameworkContext', 'createContext'),
    'lib/context.js': [
      'DataRouter',
      'DataRouterState',
      'DataRouterData',
      'DataRouterNavigation',
      'ViewTransition',
      'Fetchers',
      'Await',
      'Navigation',
      'Location',
      'Route',
      'IsDataRoute',
      'RouteId',
      'RouteError',
    ].flatMap((name) => droppable(`${name}Context`, 'createContext', name)),
    'lib/router/history.js': [{ from: 'function warning(', to: '/* @__NO_SIDE_EFFECTS__ */ function warning(' }],
    'lib/hooks.js': [
      { from: 'const OutletContext = React$1.createContext(', to: 'const OutletContext = /* @__PURE__ */ React$1.createContext(' },
      { from: 'if (dataRouterOpts) if', to: 'if (null) if' },
      { from: 'let dataRouterState = dataRouterOpts?.state;', to: 'const dataRouterState = null;' },
      { from: 'dataRouterOpts?.onError', to: 'null' },
      gone('React$1.useContext(IsDataRouteContext) ? useNavigateStable() : '),
    ],
  },
  // How it reads page after page, and how it sends a change, comes with the screens that do.
  '@tanstack/query-core': {
    'query.js': [
      gone('import { infiniteQueryBehavior } from "./infiniteQueryBehavior.js";'),
      {
        from: 'this.#queryType === "infinite" ? infiniteQueryBehavior(this.options.pages) : this.options.behavior',
        to: 'this.options.behavior',
      },
    ],
    'infiniteQueryObserver.js': [
      { from: 'import { hasNextPage, hasPreviousPage }', to: 'import { hasNextPage, hasPreviousPage, infiniteQueryBehavior }' },
      ...['super.setOptions(options);', 'return super.getOptimisticResult(options);'].map((from) => ({
        from,
        to: `options.behavior = infiniteQueryBehavior(options.pages); ${from}`,
      })),
    ],
    'mutationCache.js': [gone('import { Mutation } from "./mutation.js";'), { from: 'new Mutation({', to: 'new options.Mutation({' }],
    'mutationObserver.js': [
      { from: 'import { getDefaultState }', to: 'import { Mutation, getDefaultState }' },
      { from: '.build(this.#client, this.options)', to: '.build(this.#client, { ...this.options, Mutation })' },
    ],
  },
}

/** Each library keeps its modules under one folder a way of building it. */
const patchedFiles =
  /\/node_modules\/(react-router)\/dist\/\w+\/(lib\/(?:components|context|hooks|router\/history|dom\/lib|dom\/ssr\/components)\.js)$|\/node_modules\/(@tanstack\/query-core)\/build\/\w+\/((?:query|infiniteQueryObserver|mutationCache|mutationObserver)\.js)$/

function placeOf(id: string): { library: string; file: string } {
  const [, router, routerFile, queries, queriesFile] = patchedFiles.exec(id) ?? []
  return { library: router ?? queries ?? '', file: routerFile ?? queriesFile ?? '' }
}

function withPatch(code: string, { from, to }: Patch, id: string): string {
  const [before, after, ...more] = code.split(from)
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`${versionOf(id)}, ${placeOf(id).file}: not exactly once, but ${code.split(from).length - 1} times: ${from}. ${advice}`)
  return before + to + after
}

const advice = 'apps/web/build/lean.ts replaces a part of it: see what this version has in its place, or leave the library whole there.'

/** The name and version of the library that a module belongs to. */
function versionOf(id: string): string {
  const [folder = '', name = ''] = /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id) ?? []
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string } // npm's own word
  return `${name} ${version}`
}
