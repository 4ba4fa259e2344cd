import { brandIds } from '@harbour/rules'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress, gzip } from 'node:zlib'
import * as v from 'valibot'
import { readPageBuild } from '../../modules/catalogue/pages/page-build.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendCompressed, type Compressed } from '../send-compressed.ts'
import type { InlineHashes } from '../headers.ts'

export type WebFile = Compressed & { type: string; hashed: boolean }

/** The built web app, read once: it is small. Only the pages of dishes are many, and each is read when it is asked for. */
export type WebBuild = {
  files: ReadonlyMap<string, WebFile>
  pages: PageEntry[]
  hashes: InlineHashes
  /** Names the renderer of this build, by which pages of other catalogues are stored; undefined where it has none. */
  renderer: string | undefined
  readDish(file: string): Promise<WebFile>
  /** Makes a page of one that the gateway has rendered, in the same forms as the build's own. */
  openPage(brotli: Buffer): Promise<WebFile>
}

/** A page of one brand in one language, for a route, or for all that begins with it. */
export type PageEntry = v.InferOutput<typeof Page>

const Page = v.object({
  route: v.string(),
  exact: v.optional(v.boolean(), false),
  brand: v.optional(v.picklist([brandIds.hongKong, brandIds.macau])),
  language: v.picklist([1, 2]),
  file: v.string(),
  /** The name of what it shows of the catalogue; left out, it shows nothing of it. */
  content: v.optional(v.string()),
  /** The addresses below its route that have a screen, `/coupon/:params`; left out, all of them have. */
  screens: v.optional(v.array(v.string())),
})
const Pages = v.array(Page)
const Hashes = v.object({ scripts: v.array(v.string()), styles: v.array(v.string()) })

/** Reads the web app from its `dist` folder; undefined where it has not been built. */
export async function readWebBuild(dist: string): Promise<WebBuild | undefined> {
  if (!existsSync(join(dist, 'pages.json'))) return undefined
  const files = await readFilesIn(dist)
  const read = async (name: string): Promise<unknown> => JSON.parse(await readFile(join(dist, name), 'utf8'))
  return {
    files,
    pages: v.parse(Pages, await read('pages.json')),
    hashes: v.parse(Hashes, await read('csp.json')),
    renderer: (await readPageBuild(dist))?.id,
    readDish: (file) => readWebFile(dist, file),
    openPage,
  }
}

/** The files of a build that browsers may have, by their paths, but for the pages of dishes. */
export async function readFilesIn(dist: string): Promise<Map<string, WebFile>> {
  const files = new Map<string, WebFile>()
  for (const path of await pathsIn(dist))
    if (typeOf(path) && !isDish(path) && !isServer(path)) files.set(`/${path.split(sep).join('/')}`, await readWebFile(dist, path))
  return files
}

/** The renderer, which is nothing for guests. */
const isServer = (path: string) => path.startsWith(`server${sep}`)

const isDish = (path: string) => path.startsWith(join('pages', 'dishes', sep))

async function pathsIn(dist: string): Promise<string[]> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => relative(dist, join(entry.parentPath, entry.name)))
}

async function readWebFile(dist: string, path: string): Promise<WebFile> {
  const plain = await readFile(join(dist, path))
  const twin = async (ending: string) => (existsSync(join(dist, path + ending)) ? readFile(join(dist, path + ending)) : undefined)
  const [zipped, brotli] = [await twin('.gz'), await twin('.br')]
  return { plain, gzip: zipped, brotli, etag: etagOf(plain), type: typeOf(path) ?? '', hashed: path.startsWith(`assets${sep}`) }
}

async function openPage(brotli: Buffer): Promise<WebFile> {
  const plain = await promisify(brotliDecompress)(brotli)
  return { plain, brotli, gzip: await promisify(gzip)(plain, { level: 9 }), etag: etagOf(plain), type: types['.html'] ?? '', hashed: false }
}

const etagOf = (plain: Buffer) => `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 16)}"`

const types: Partial<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.map': 'application/json',
  '.geojson': 'application/json',
}

/** The content type of a file; undefined for one that is not for guests, the build's own lists and the compressed twins among them. */
function typeOf(path: string): string | undefined {
  return path.startsWith('.') ? undefined : types[extname(path)]
}

/** A file of another build, which was named by its content. */
export function keptFile(path: string, plain: Buffer): WebFile {
  return { plain, etag: etagOf(plain), type: typeOf(path) ?? '', hashed: true }
}

/** Sends a file of a build: a hashed one is kept for ever, another is asked for again each time. */
export function sendFile(request: FastifyRequest, reply: FastifyReply, file: WebFile): FastifyReply {
  const caching = file.hashed ? 'public, max-age=31536000, immutable' : 'no-cache'
  reply.type(file.type).header('cache-control', caching).header('vary', 'accept-encoding')
  return sendCompressed(request, reply, file)
}
