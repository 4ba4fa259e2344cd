import { createHash } from 'node:crypto'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { WebBuild, WebFile } from './web-build.ts'

/** The path to which the web app posts its calls unless its page says otherwise. */
const usualBase = '/api'

/** The web app with every page saying where its calls go, so that one build serves any gateway. */
export function withBase(base: string, build: WebBuild): WebBuild {
  if (base === usualBase) return build
  const files = [...build.files].map(([path, file]) => [path, pointedFile(path, file, base)] as const)
  return {
    ...build,
    files: new Map(files),
    readDish: async (file) => zipped(said(await build.readDish(file), base)),
    openPage: async (brotli) => zipped(said(await build.openPage(brotli), base)),
  }
}

function pointedFile(path: string, file: WebFile, base: string): WebFile {
  if (path.startsWith('/pages/')) return packed(said(file, base))
  // The worker keeps pages: phones must see that it keeps others now.
  return path === '/sw.js' ? packed(changed(file, `${file.plain.toString('utf8')}\n// ${base}\n`)) : file
}

const packed = (file: WebFile): WebFile => ({ ...zipped(file), brotli: brotliCompressSync(file.plain) })

const zipped = (page: WebFile): WebFile => ({ ...page, gzip: gzipSync(page.plain) })

/** The page with the address in it, not packed yet. */
const said = (file: WebFile, base: string): WebFile =>
  changed(file, file.plain.toString('utf8').replace('<html ', `<html data-gateway="${base}" `))

function changed(file: WebFile, text: string): WebFile {
  const plain = Buffer.from(text)
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 16)}"`
  return { type: file.type, hashed: file.hashed, plain, etag }
}
