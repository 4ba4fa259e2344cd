import { createHash } from 'node:crypto'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { WebBuild, WebFile } from './web-build.ts'

/** Where the web app posts its calls unless its page says otherwise. */
const usualBase = '/api'

/** The web app with every page saying where its calls go, so that one build serves any gateway. */
export function pointedTo(base: string, build: WebBuild): WebBuild {
  if (base === usualBase) return build
  const files = [...build.files].map(([path, file]) => [path, path.startsWith('/pages/') ? pointed(file, base) : file] as const)
  return { ...build, files: new Map(files), readDish: async (file) => zipped(said(await build.readDish(file), base)) }
}

function pointed(file: WebFile, base: string): WebFile {
  const page = zipped(said(file, base))
  return { ...page, brotli: brotliCompressSync(page.plain) }
}

const zipped = (page: WebFile): WebFile => ({ ...page, gzip: gzipSync(page.plain) })

/** The page with the address in it, not packed yet. */
function said(file: WebFile, base: string): WebFile {
  const plain = Buffer.from(file.plain.toString('utf8').replace('<html ', `<html data-gateway="${base}" `))
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 16)}"`
  return { type: file.type, hashed: file.hashed, plain, etag }
}
