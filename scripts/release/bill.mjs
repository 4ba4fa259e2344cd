import { listen } from '../run.mjs'

/** @typedef {{ components: { name: string, version: string }[], metadata?: { timestamp?: string }, serialNumber?: string }} Bill A bill of materials in CycloneDX's words. */

/** The bill of materials of what is given out, read from the lockfile alone: what was installed by hand, or for one platform, is not in it. Throws with npm's words where it cannot be made. @returns {Promise<Bill>} */
export async function billOfMaterials() {
  const { code, output } = await listen('npm', ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--omit', 'dev'])
  const begins = output.indexOf('{')
  if (code !== 0 || begins < 0) throw new Error(output.trim())
  return JSON.parse(output.slice(begins))
}
