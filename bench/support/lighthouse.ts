import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { installTools } from '../../scripts/on-demand.mjs'

export type Method = 'simulate' | 'devtools'
export type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo'

/** As much of Lighthouse as is asked for: it is installed by the first who measures with it, so its own types may not be here. */
export type Lighthouse = (
  url: string,
  flags: { port: number; onlyCategories: readonly Category[]; throttlingMethod: Method; logLevel: 'silent' },
) => Promise<{ lhr: Report } | undefined>
export type Report = {
  audits: Record<string, { title: string; score: number | null; numericValue?: number }>
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  runtimeError?: { message: string }
}

/** Lighthouse, installed where it is not yet. */
export async function installedLighthouse(): Promise<Lighthouse> {
  await installTools('bench/lighthouse')
  const { resolve } = createRequire(join(import.meta.dirname, '../lighthouse/package.json'))
  const { default: lighthouse } = (await import(pathToFileURL(resolve('lighthouse')).href)) as { default: Lighthouse } // as it says
  return lighthouse
}
