import { buildApp, closeApp } from '../http/app.ts'
import type { Context } from '../context.ts'
import type { Catalogue } from '../modules/catalogue/catalogue.ts'

export type Gateways = { url: string; next: () => string; stop: () => Promise<void> }

/** The milliseconds for which a connection is waited for at the end: Node opens spare ones, says nothing on them, and keeps them for a minute. */
const patience = 500

/** Gateways that listen on free ports, the first of which is `url`; `next` gives the address of each in turn, for calls that go to any of them. */
export async function openGateways(contexts: readonly Context[]): Promise<Gateways> {
  const apps = contexts.map((context) => buildApp(context))
  const urls = await Promise.all(apps.map((app) => app.listen({ host: '127.0.0.1', port: 0 })))
  tellEachOther(contexts.map(({ catalogue }) => catalogue))
  const [url = ''] = urls
  let turn = 0
  return {
    url,
    next: () => urls[turn++ % urls.length] ?? url,
    stop: async () => void (await Promise.all(apps.map((app) => closeApp(app, patience)))),
  }
}

/** A change to one is one to all before its caller goes on; elsewhere the database's notice does so, a moment later. */
function tellEachOther(catalogues: readonly Catalogue[]): void {
  if (catalogues.length < 2) return
  const reloads = catalogues.map(({ reload }) => reload)
  const reloadAll = async () => void (await Promise.all(reloads.map((reload) => reload())))
  for (const catalogue of catalogues) {
    const { setSoldOut, setShopState, writeOverlay } = catalogue
    catalogue.reload = reloadAll
    catalogue.setSoldOut = async (...change) => {
      const list = await setSoldOut(...change)
      await reloadAll()
      return list
    }
    catalogue.setShopState = async (...change) => {
      const shop = await setShopState(...change)
      await reloadAll()
      return shop
    }
    catalogue.writeOverlay = async (work) => {
      const result = await writeOverlay(work)
      await reloadAll()
      return result
    }
  }
}
