import { randomUUID } from 'node:crypto'
import type { Context } from '../context.ts'
import type { Rows } from '../platform/database/database.ts'
import { listen } from '../platform/database/listener.ts'
import { readCatalogueAgain } from '../read-catalogue-again.ts'

type Hearing = Pick<Context, 'settings' | 'db' | 'log'>

/** Hears the database's notices as a gateway does, past the pool where there is one. */
export const hearNotices = ({ settings, db, log }: Hearing, channels: Record<string, (payload: string) => void>, onGap = () => {}) =>
  listen({ url: settings.listenUrl ?? db.url, log, channels, onGap })

export type Notices = { heardByAll: (rows: Rows) => Promise<void>; stop: () => Promise<void> }

/** The channel of marks, which tell a test that all that was said before has been heard. */
const markChannel = 'test_mark'
const markPatience = 30_000
const MARK = { name: '', text: `select pg_notify('${markChannel}', $1)` }

/**
 * Lets each gateway hear that the catalogue has changed as it does in production: by the database's notice, on a connection of its own. Nothing else tells it.
 * `heardByAll` ends once all of them have heard every notice of before, which come in the order of their transactions, and have read what those told of.
 */
export async function openNotices(contexts: readonly Context[]): Promise<Notices> {
  const listeners = await Promise.all(contexts.map(openListener))
  return {
    async heardByAll(rows) {
      const mark = randomUUID()
      const heard = Promise.all(listeners.map((listener) => listener.heard(mark)))
      await Promise.all([heard, rows(MARK, [mark])])
    },
    stop: async () => void (await Promise.all(listeners.map(({ stop }) => stop()))),
  }
}

async function openListener(context: Context) {
  const { catalogue, menuStreams, log } = context
  const { reload } = catalogue
  const waiting = new Map<string, () => void>()
  let reading: Promise<void> = Promise.resolve()
  const own = { menuStreams, log, catalogue: { ...catalogue, reload: () => (reading = reload()) } }
  const readAgain = (storeId: string) => readCatalogueAgain(own, storeId)
  const channels = { catalogue: readAgain, [markChannel]: (mark: string) => waiting.get(mark)?.() }
  const { stop } = await hearNotices(context, channels, () => readAgain(''))
  const heard = async (mark: string) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    waiting.set(mark, resolve)
    const timer = setTimeout(() => reject(new Error('a gateway does not hear the notices of its database')), markPatience)
    await promise.finally(() => (clearTimeout(timer), waiting.delete(mark)))
    await reading.catch(() => {}) // it is read again, and says so itself
  }
  return { heard, stop }
}
