import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../app.ts'
import { readWebBuild } from '../routes/web-build.ts'
import { startGateway, type TestGateway } from '../../testing/gateway.ts'

const screens = [
  '/home',
  '/orderFood/:type',
  '/foodDetail/:info',
  '/shopDetail',
  '/selectShop',
  '/information',
  '/service',
  '/agreement',
  '/privacy',
]
const own = ['/mine', '/orderList', '/orderDetail/:info', '/confirmorder/:query', '/transfer', '/coupon/:params', '/infoDetail', '/login']

/** A gateway whose web app has a plain page for each brand and language, and nothing else. */
export type PagesWorld = { gateway: TestGateway; app: FastifyInstance; stop(): Promise<void> }

export async function openPages(environment: Record<string, string> = { PUBLIC_ORIGINS: 'https://order.example' }): Promise<PagesWorld> {
  const [gateway, dist] = [await startGateway({ environment }), await mkdtemp(join(tmpdir(), 'harbour-seo-'))]
  await writeBuild(dist)
  const app = buildApp(gateway.context, { webBuild: await readWebBuild(dist) })
  return {
    gateway,
    app,
    async stop() {
      await app.close()
      await gateway.stop()
      await rm(dist, { recursive: true })
    },
  }
}

async function writeBuild(dist: string): Promise<void> {
  for (const folder of ['pages', 'icons']) await mkdir(join(dist, folder))
  const pages = [31, 42].flatMap((brand) =>
    [1, 2].map((language) => ({ route: '/', brand, language, file: `pages/app.${brand}.${language}.html`, screens: [...screens, ...own] })),
  )
  for (const { file, brand } of pages)
    await writeFile(
      join(dist, file),
      `<!doctype html><html lang="en" data-brand="${brand}"><head><title>App</title></head><body></body></html>`,
    )
  await writeFile(join(dist, 'icons/whole-512.png'), 'mark')
  await writeFile(join(dist, 'pages.json'), JSON.stringify(pages))
  await writeFile(join(dist, 'csp.json'), JSON.stringify({ scripts: [], styles: [] }))
}

/** The readings of a page by a machine. */
export type Read = Awaited<ReturnType<typeof readPage>>

/** Asks for a page and reads what it says to machines; its data as JSON, `{}` where it has none. */
export async function readPage({ app }: Pick<PagesWorld, 'app'>, url: string, headers: Record<string, string> = {}) {
  const { statusCode, headers: answered, body } = await app.inject({ url, headers })
  const metas = [...body.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)">/g)].map(
    ([, name = '', content = '']) => [name, unescaped(content)] as const,
  )
  const alternates = [...body.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g)].map(
    ([, lang = '', href = '']) => [lang, unescaped(href)] as const,
  )
  const found = (pattern: RegExp) => unescaped(pattern.exec(body)?.[1] ?? '')
  return {
    status: statusCode,
    headers: answered,
    body,
    title: found(/<title>([^<]*)<\/title>/),
    site: found(/<html data-site="([^"]*)"/),
    brand: found(/data-brand="(\d+)"/),
    meta: (name: string) => new Map(metas).get(name),
    canonical: found(/<link rel="canonical" href="([^"]+)">/),
    alternates: Object.fromEntries(alternates),
    data: JSON.parse(/<script type="application\/ld\+json">([^<]*)<\/script><\/body>/.exec(body)?.[1] ?? '{}') as Data,
  }
}

/** As schema.org has it: fields of any kind. */
export type Data = { [field: string]: unknown }

const unescaped = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
