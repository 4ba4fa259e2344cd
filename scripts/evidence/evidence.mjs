import { join } from 'node:path'
import { browserThere } from '../testing/browser.mjs'
import { ready } from '../ready.mjs'
import { root } from '../root.mjs'
import { printPdf, writeEvidence } from './write-evidence.mjs'

const tools = await ready()
const folder = join(root, 'var/evidence')
const { reports, versions } = await writeEvidence({ folder })
console.log(`The evidence of ${versions.commit.slice(0, 8) || 'this folder'} is in ${join(folder, 'index.html')}`)
if (reports.runs.size === 0) console.log('No test was run on this machine: `npm test` first, and its results are in it.')
const chromium = await browserThere(tools)
if (chromium) {
  const fault = await printPdf({ folder, chromium, committed: versions.committed })
  console.log(fault === undefined ? `and, for paper, in ${join(folder, 'evidence.pdf')}` : `It could not be printed as a PDF: ${fault}`)
} else console.log('There is no Chromium here, so there is no PDF: print the page, or install one (Debian: apt-get install chromium).')
