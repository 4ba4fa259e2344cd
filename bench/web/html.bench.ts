import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { installTools } from '../../scripts/on-demand.mjs'
import { aptInstall, works } from '../../scripts/testing/browser.mjs'
import type { Result } from '../support/results.ts'

const pages = join(process.env.WEB_DIST ?? join(import.meta.dirname, '../../apps/web/dist'), 'pages')
const jar = join(import.meta.dirname, '../html-checker/node_modules/vnu-jar/build/dist/vnu.jar')
const java = '/usr/bin/java'
/** Kinds of faults that are told one by one; the others are counted. */
const mostTold = 10

/** A message of the checker's: `error`, or `info`, which is a warning where its `subType` says so. */
export type CheckerMessage = { type: string; subType?: string; message: string; url?: string }

/** The pages that are written at build time, by the checker of the W3C. */
export async function benchHtml(): Promise<Result[]> {
  await installTools('bench/html-checker')
  if (!(await works(java))) await aptInstall(['default-jre-headless'])
  const names = readdirSync(pages, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'))
  if (names.length === 0) throw new Error(`no pages in ${pages}`)
  const files = names.map((name) => join(pages, name))
  const asked = ['-Xss1m', '-jar', jar, '--stdout', '--exit-zero-always', '--no-langdetect', '--format', 'json', ...files]
  const { status, stdout, stderr } = spawnSync(java, asked, { encoding: 'utf8', maxBuffer: 2 ** 30 })
  if (status !== 0) throw new Error(`the checker ended with ${status}: ${stderr.slice(-500)}`)
  const { messages } = JSON.parse(stdout) as { messages: CheckerMessage[] } // the checker's own words
  return htmlResults(messages, names.length)
}

/** Errors and warnings, and each kind of error with the number of pages that have it. The checker knows no cascade layers: what it says of styles counts for nothing. */
export function htmlResults(messages: readonly CheckerMessage[], count: number): Result[] {
  const ofMarkup = messages.filter(({ message }) => !message.startsWith('CSS:'))
  const errors = ofMarkup.filter(({ type }) => type !== 'info')
  const warnings = ofMarkup.filter(({ type, subType }) => type === 'info' && subType === 'warning')
  const kinds = [...Map.groupBy(errors, ({ message }) => message)].toSorted(([, a], [, b]) => b.length - a.length)
  return [
    { what: `errors in ${count} pages`, ours: `${errors.length}`, aim: 'none', met: errors.length === 0 },
    { what: 'warnings', ours: `${warnings.length}` },
    ...kinds.slice(0, mostTold).map(([message, same]) => ({
      what: message.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|'),
      ours: `${new Set(same.map(({ url }) => url)).size} pages`,
    })),
  ]
}
