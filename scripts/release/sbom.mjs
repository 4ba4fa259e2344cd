import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.mjs'
import { billOfMaterials } from './bill.mjs'

const bill = await billOfMaterials().catch((/** @type {Error} */ { message }) => {
  console.error(`${message}\nThe bill of materials could not be made: the lines above say why.`)
  process.exit(1)
})
mkdirSync(join(root, 'var'), { recursive: true })
const file = join(root, 'var/sbom.cdx.json')
writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`)
console.log(`${bill.components.length} components in ${file}`)
