import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * All texts as one module. For the pages each is one of its own, so that only those that are used go along; a test file would load 1,800 of them.
 * @returns {import('vitest/config').Plugin[]}
 */
export const bundledTexts = () => [
  {
    name: 'bundled-texts',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith('/paraglide/messages/_index.js')) return undefined
      const names = [...readFileSync(id, 'utf8').matchAll(/^export \* from '(.+)'/gm)].map(([, name = '']) => name)
      const texts = names.map((name) => readFileSync(join(dirname(id), name), 'utf8'))
      const imports = new Set(texts.flatMap((text) => text.match(/^import .+$/gm) ?? []))
      return [...imports, ...texts.map((text) => text.replace(/^import .+$/gm, ''))].join('\n')
    },
  },
]
