import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const packed = /\.(js|css|svg|json|html|webmanifest)$/

/** Writes a .gz and a .br twin beside every file for guests that packs well, so that the gateway never compresses. */
export async function compressAssets(folder: string): Promise<void> {
  await Promise.all(
    readdirSync(folder).map(async (name) => {
      const path = join(folder, name)
      if (statSync(path).isDirectory()) await (name === 'server' || compressAssets(path))
      else if (packed.test(name)) await compressFile(path, folder.endsWith('dishes') ? quick : best)
    }),
  )
}

const best = 11
/** Pages of dishes are many: as tightly as the rest they would take a minute. */
const quick = 5

async function compressFile(path: string, quality: number) {
  const plain = readFileSync(path)
  writeFileSync(`${path}.gz`, await promisify(gzip)(plain, { level: 9 }))
  writeFileSync(`${path}.br`, await promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }))
}
