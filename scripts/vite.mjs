import { join } from 'node:path'
import { createServer } from 'vite'
import { root } from './root.mjs'

const { PORT, HOST, GATEWAY_URL } = process.env
// The modules of the web's own room api lie under the same address: calls begin with a capital there.
const behind = ['^/api/[A-Z]', '/menu/', '/events', '/pictures', '/uploads', '/stop/', '/readyz']

const server = await createServer({
  root: join(root, 'apps/web'),
  configFile: join(root, 'apps/web/vite.config.ts'),
  appType: 'custom',
  server: {
    port: Number(PORT),
    host: HOST,
    strictPort: true,
    proxy: Object.fromEntries(behind.map((path) => [path, { target: GATEWAY_URL }])),
  },
})
// Nothing is pre-rendered here: each route gets the plain page, in the language and the brand that the gateway would choose.
server.middlewares.use((request, reply, next) => {
  const url = new URL(request.url ?? '/', 'http://here')
  if (request.method !== 'GET' || !request.headers.accept?.includes('text/html')) return next()
  if (url.pathname === '/') return reply.writeHead(302, { location: `/home${url.search}` }).end()
  server.transformIndexHtml(url.pathname, pageFor(url, request.headers.cookie ?? '')).then(
    (html) => reply.setHeader('content-type', 'text/html; charset=utf-8').end(html),
    (/** @type {unknown} */ error) => next(error),
  )
})
await server.listen()

process.once('SIGTERM', () => void server.close().then(() => process.exit(0)))

/** @param {URL} url @param {string} cookies */
function pageFor(url, cookies) {
  const english = (url.searchParams.get('lang') ?? /\blang=(\w+)/.exec(cookies)?.[1]) === 'en'
  const brand = /\bbrand=42\b/.test(cookies) ? 42 : 31
  return `<!doctype html>
<html lang="${english ? 'en' : 'zh-Hant-HK'}" data-brand="${brand}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">
<title>Harbour</title>
<script type="module" src="/app/main.tsx"></script>
</head>
<body><div id="root"></div></body>
</html>`
}
