import { join } from 'node:path'
import type { Plugin } from 'vite'

const fallbackPrize = (name: string) => join(import.meta.dirname, 'lean', name)

/**
 * Leaves out of four libraries what this app never asks of them, or not at first, and no bundler can see: 11 kB of every first load.
 * Lucide's icons and Paraglide's texts get a stand-in for their common part. React Router's forms and framework links drop out
 * once their making counts as free of effects. How TanStack Query reads page after page comes with the screens that do.
 */
export function lean(): Plugin {
  return {
    name: 'lean',
    enforce: 'pre',
    resolveId: {
      filter: { id: /createLucideIcon\.mjs$|runtime\.js$/ },
      handler(source, importer) {
        if (importer?.includes('/lucide-react/') && source.endsWith('/createLucideIcon.mjs')) return fallbackPrize('create-icon.ts')
        if (source.endsWith('/runtime.js') && (source.includes('/paraglide/') || importer?.includes('/paraglide/')))
          return fallbackPrize('texts-runtime.ts')
        return undefined
      },
    },
    transform: {
      filter: { id: /\/react-router\/dist\/.*\.js$|\/query-core\/.*\/(?:query|infiniteQueryObserver)\.js$/ },
      handler: (code, id) => ({
        code: (rewrites[/[^/]+$/.exec(id)?.[0] ?? '']?.(code) ?? code)
          .replace(/^\w+\.displayName = .*;$/gm, '')
          .replace(/^((?:const|let|var) \w+ = )(?=[\w$]+\.(?:forwardRef|createContext|memo)\()/gm, '$1/* @__PURE__ */ ')
          .replace(/^(var \w+ = )(class extends [\w$]+\.Component \{$[\s\S]*?^\});$/gm, '$1/* @__PURE__ */ (() => $2)();'),
        map: null,
      }),
    },
  }
}

const rewrites: Partial<Record<string, (code: string) => string>> = {
  'hooks.js': withoutData,
  'query.js': (code) =>
    changed(
      changed(code, 'import { infiniteQueryBehavior } from "./infiniteQueryBehavior.js";', ''),
      'this.#queryType === "infinite" ? infiniteQueryBehavior(this.options.pages) : this.options.behavior',
      'this.options.behavior',
    ),
  'infiniteQueryObserver.js': (code) =>
    changed(
      changed(code, 'import { hasNextPage, hasPreviousPage }', 'import { hasNextPage, hasPreviousPage, infiniteQueryBehavior }'),
      'options._type = "infinite";',
      'options._type = "infinite"; options.behavior = infiniteQueryBehavior(options.pages);',
    ),
}

/** A library that no longer reads so is looked at anew, by whoever brings in its next version. */
function changed(code: string, from: string, to: string): string {
  if (!code.includes(from)) throw new Error(`not in this version: ${from}`)
  return code.replaceAll(from, to)
}

/** Routes here have no loaders and no error elements: what the router does for those drops out once it is plain that there is no state of theirs. */
function withoutData(code: string): string {
  return code
    .replace('if (dataRouterOpts) if', 'if (null) if')
    .replace('let dataRouterState = dataRouterOpts?.state;', '')
    .replace('dataRouterOpts?.onError', 'null')
    .replace(/[\w$.]+\(IsDataRouteContext\) \? useNavigateStable\(\) : /, '')
    .replaceAll(/(?<!let )\bdataRouterState\b/g, 'null')
}
