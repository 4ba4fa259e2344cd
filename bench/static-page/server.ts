// The floor to measure against: the first screens as a careful hand writes them, without any script, sent as the gateway sends its own.
import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

type Sent = { plain: Buffer; type: string; br?: Buffer; gzip?: Buffer; caching: string }

const here = import.meta.dirname
const root = join(here, '../..')
const read = (path: string) => readFileSync(join(root, path))
const font = (name: string) => read(`node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`)

const forEver = 'public, max-age=31536000, immutable'
const files = new Map<string, Sent>([
  ['/home', packed(readFileSync(join(here, 'home.html')), 'text/html; charset=utf-8')],
  ['/menu', packed(readFileSync(join(here, 'menu.html')), 'text/html; charset=utf-8')],
  ['/dish', packed(readFileSync(join(here, 'dish.html')), 'text/html; charset=utf-8')],
  ['/place', packed(readFileSync(join(here, 'place.html')), 'text/html; charset=utf-8')],
  ['/icon.svg', packed(read('apps/web/public/icon.svg'), 'image/svg+xml')],
  ['/skyline.svg', packed(read('apps/web/ui/frame/art/skyline.svg'), 'image/svg+xml')],
  ['/fonts/gabarito.woff2', { plain: font('gabarito'), type: 'font/woff2', caching: forEver }],
  ['/fonts/figtree.woff2', { plain: font('figtree'), type: 'font/woff2', caching: forEver }],
  ...readdirSync(join(root, 'chain/pictures'))
    .filter((name) => name.endsWith('.webp'))
    .map((name): [string, Sent] => [
      `/pictures/${name}`,
      { plain: read(`chain/pictures/${name}`), type: 'image/webp', caching: 'public, max-age=86400' },
    ]),
])

function packed(plain: Buffer, type: string): Sent {
  return { plain, type, br: brotliCompressSync(plain), gzip: gzipSync(plain, { level: 9 }), caching: 'no-cache' }
}

createServer(({ url = '/', headers }, response) => {
  const file = files.get(url.split('?')[0] ?? '/')
  if (!file) return void response.writeHead(404).end()
  const accepted = String(headers['accept-encoding'])
  const encoding = (['br', 'gzip'] as const).find((each) => file[each] && accepted.includes(each))
  const body = (encoding && file[encoding]) ?? file.plain
  response.writeHead(200, {
    'content-type': file.type,
    'content-length': body.length,
    'cache-control': file.caching,
    vary: 'accept-encoding',
    ...(encoding && { 'content-encoding': encoding }),
  })
  response.end(body)
}).listen(Number(process.env.PORT), '127.0.0.1')

process.once('SIGTERM', () => process.exit(0))
