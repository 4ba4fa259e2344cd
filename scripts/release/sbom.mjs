import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.mjs'
import { listen } from '../run.mjs'

// Of the lockfile alone: what was installed by hand, or for one platform, is not what is given out.
const { code, output } = await listen('npm', ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--omit', 'dev'])
const begins = output.indexOf('{')
if (code !== 0 || begins < 0) {
  console.error(`${output.trim()}\nThe bill of materials could not be made: the lines above say why.`)
  process.exit(1)
}
mkdirSync(join(root, 'var'), { recursive: true })
const file = join(root, 'var/sbom.cdx.json')
const bill = JSON.parse(output.slice(begins))
writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`)
console.log(`${bill.components.length} components in ${file}`)
