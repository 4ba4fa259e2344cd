import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { noticesText, thirdParties } from '../release/notices.mjs'
import { billOfMaterials } from '../release/bill.mjs'
import { looksOf } from './accessibility.mjs'
import { drillsOf, isDrill, machineOf, sectionsOf } from './bench-results.mjs'
import { testsInCode } from './code-tests.mjs'
import { lawsOf } from './laws.mjs'
import { heldBy, statutesOf } from './legal-rules.mjs'
import { chaptersOf } from './product-rows.mjs'
import { readReports } from './reports.mjs'
import { versionsOf } from './versions.mjs'

/**
 * All that the pack shows, and the two files that lie beside it; `bill` is undefined where npm could not make one.
 * @typedef {{
 *   reports: import('./reports.mjs').Reports,
 *   laws: import('./laws.mjs').Law[],
 *   drills: import('./bench-results.mjs').Measured[],
 *   runbooks: { name: string, title: string }[],
 *   looks: import('./accessibility.mjs').Look[],
 *   statutes: { law: string, about: string, rules: { article: string, held: string, tests: import('./legal-rules.mjs').Held[] }[] }[],
 *   sections: import('./bench-results.mjs').Measured[],
 *   machine: string,
 *   chapters: import('./product-rows.mjs').Chapter[],
 *   versions: import('./versions.mjs').Versions,
 *   components: number | undefined,
 *   notices: number,
 *   bill: string | undefined,
 *   noticesText: string,
 * }} Evidence
 */

/** Reads the evidence from the code, its papers and the reports of the last runs; nothing is run for it. @param {string} root @param {string} reportsFolder @returns {Promise<Evidence>} */
export async function collect(root, reportsFolder) {
  const read = (/** @type {string} */ path) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '')
  const tests = testsInCode(root)
  const versions = await versionsOf(root)
  const reports = readReports(reportsFolder, { root, commit: versions.commit })
  const results = read('bench/RESULTS.md')
  const sections = sectionsOf(results)
  const parties = thirdParties()
  const bill = await billOfMaterials().catch(() => undefined)
  // Its number and its hour are of the moment alone: without them the same commit gives the same file.
  delete bill?.serialNumber
  delete bill?.metadata?.timestamp
  return {
    reports,
    laws: lawsOf(root, tests, reports),
    drills: drillsOf(sections),
    runbooks: runbooksIn(join(root, 'docs/operations/runbooks')),
    looks: looksOf(tests, reports),
    statutes: statutesOf(read('docs/compliance/legal-rules.md')).map(({ rules, ...statute }) => ({
      ...statute,
      rules: rules.map((rule) => ({ ...rule, tests: rule.tests.map((named) => heldBy(named, tests, reports)) })),
    })),
    sections: sections.filter(({ title }) => !isDrill(title)),
    machine: machineOf(results),
    chapters: chaptersOf(read('docs/product/spec.md'), tests, reports),
    versions,
    components: bill?.components.length,
    notices: parties.length,
    bill: bill && `${JSON.stringify(bill, undefined, 2)}\n`,
    noticesText: noticesText(parties),
  }
}

/** @param {string} folder */
function runbooksIn(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .toSorted()
    .map((name) => ({ name, title: /^# (.+)$/m.exec(readFileSync(join(folder, name), 'utf8'))?.[1] ?? name }))
}
