import { buildApp, closeApp } from '../http/app.ts'
import type { Context } from '../context.ts'
import { openNotices, type Notices } from './notices.ts'

export type Gateways = { url: string; next: () => string; stop: () => Promise<void> }

/** The milliseconds for which a connection is waited for at the end: Node opens spare ones, says nothing on them, and keeps them for a minute. */
const patience = 500

/** Gateways that listen on free ports, the first of which is `url`; `next` gives the address of each in turn, for calls that go to any of them. */
export async function openGateways(contexts: readonly Context[]): Promise<Gateways> {
  const apps = contexts.map((context) => buildApp(context))
  const urls = await Promise.all(apps.map((app) => app.listen({ host: '127.0.0.1', port: 0 })))
  const notices = contexts.length > 1 ? await openNotices(contexts) : undefined
  if (notices) for (const context of contexts) waitAfterChanges(context, notices)
  const [url = ''] = urls
  let turn = 0
  return {
    url,
    next: () => urls[turn++ % urls.length] ?? url,
    stop: async () => void (await Promise.all([...apps.map((app) => closeApp(app, patience)), notices?.stop()])),
  }
}

/** Lets a change of the catalogue end once every gateway has heard of it: the next call, to another of them, then finds it. */
function waitAfterChanges({ catalogue, db }: Context, { heardByAll }: Notices): void {
  const { setSoldOut, setShopState, writeOverlay, reload } = catalogue
  const andHeard = async <Result>(change: Promise<Result>): Promise<Result> => {
    const result = await change
    await heardByAll(db.rows)
    return result
  }
  catalogue.setSoldOut = (...change) => andHeard(setSoldOut(...change))
  catalogue.setShopState = (...change) => andHeard(setShopState(...change))
  catalogue.writeOverlay = (work) => andHeard(writeOverlay(work))
  // The last step of who has published a version.
  catalogue.reload = () => andHeard(reload())
}
