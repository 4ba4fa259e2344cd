import { join } from 'node:path'
import type { Plugin } from 'vite'

const standIn = (name: string) => join(import.meta.dirname, 'lean', name)

/**
 * Leaves out of three libraries what this app never asks of them, and no bundler can see: 10 kB of every first load.
 * Lucide's icons and Paraglide's texts get a stand-in for their common part. React Router's forms and framework links drop out
 * once their making counts as free of effects.
 */
export function lean(): Plugin {
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
      filter: { id: /\/react-router\/dist\/.*\.js$/ },
      handler: (code, id) => ({
        code: (id.endsWith('/hooks.js') ? withoutData(code) : code)
          .replace(/^\w+\.displayName = .*;$/gm, '')
          .replace(/^((?:const|let|var) \w+ = )(?=[\w$]+\.(?:forwardRef|createContext|memo)\()/gm, '$1/* @__PURE__ */ ')
          .replace(/^(var \w+ = )(class extends [\w$]+\.Component \{$[\s\S]*?^\});$/gm, '$1/* @__PURE__ */ (() => $2)();'),
        map: null,
      }),
    },
  }
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
