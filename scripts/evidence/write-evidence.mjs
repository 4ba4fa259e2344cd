import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../root.mjs'
import { listen } from '../run.mjs'
import { collect } from './collect.mjs'
import { pageOf } from './page.mjs'

/**
 * Makes the folder of the pack anew: the page, and beside it the bill of materials and the notices. Gives what it was made of. The same commit and the
 * same reports give the same files.
 * @param {{ folder: string, reports?: string }} where
 */
export async function writeEvidence({ folder, reports = join(root, 'var/test-reports') }) {
  const evidence = await collect(root, reports)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'index.html'), pageOf(evidence, style()))
  writeFileSync(join(folder, 'notices.txt'), evidence.noticesText)
  if (evidence.bill !== undefined) writeFileSync(join(folder, 'sbom.cdx.json'), evidence.bill)
  return evidence
}

/** The product's tokens and letters, and the page's own rules: the page needs no file beside it to look like itself. */
function style() {
  const styles = join(root, 'packages/ui/styles')
  const resolve = createRequire(join(root, 'packages/ui/package.json')).resolve
  const fonts = readFileSync(join(styles, 'fonts.css'), 'utf8').replaceAll(/url\('(@fontsource[^']+)'\)/g, (_, name) => {
    const data = readFileSync(resolve(String(name))).toString('base64')
    return `url('data:font/woff2;base64,${data}')`
  })
  const tokens = readFileSync(join(styles, 'tokens.css'), 'utf8')
  return [fonts, tokens, readFileSync(new URL('evidence.css', import.meta.url), 'utf8')].join('\n')
}

/**
 * Prints the page of a folder as `evidence.pdf` beside it, dated by the commit. Gives what the browser said where it could not.
 * @param {{ folder: string, chromium: string, committed: string }} what
 * @returns {Promise<string | undefined>}
 */
export async function printPdf({ folder, chromium, committed }) {
  const file = join(folder, 'evidence.pdf')
  const { output } = await listen(chromium, [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--no-pdf-header-footer',
    '--generate-pdf-document-outline',
    `--print-to-pdf=${file}`,
    pathToFileURL(join(folder, 'index.html')).href,
  ])
  try {
    writeFileSync(file, dated(readFileSync(file, 'latin1'), committed), 'latin1')
    return undefined
  } catch {
    return output.trim()
  }
}

/** A PDF says when it was printed; this one says when its commit was made, in as many letters. @param {string} pdf @param {string} committed @returns {string} */
export function dated(pdf, committed) {
  const digits = new Date(committed || 0).toISOString().slice(0, 19).replaceAll(/\D/g, '')
  return pdf.replaceAll(/\/(CreationDate|ModDate) \(D:\d{14}[+-]\d\d'\d\d'\)/g, (_, key) => `/${String(key)} (D:${digits}+00'00')`)
}
