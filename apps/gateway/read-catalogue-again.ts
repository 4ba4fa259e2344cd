import type { Context } from './context.ts'

/** The pauses before the catalogue is read again where that failed, in milliseconds: nobody tells of the same change twice. */
const readAgainAfter = [1000, 2000, 5000, 15_000, 60_000]

/** Reads the catalogue again, then tells whoever has the menu of that shop open; of every shop where the id is empty. A process does so at each notice of a change. */
export function readCatalogueAgain(context: Pick<Context, 'catalogue' | 'menuStreams' | 'log'>, storeId: string, times = 0): void {
  const { catalogue, menuStreams, log: lines } = context
  catalogue.reload().then(
    () => menuStreams.tell(storeId),
    (error: Error) => {
      lines.error({ catalogue: 'reading it again failed', fault: error.message, times })
      const pause = readAgainAfter[times]
      if (pause !== undefined) setTimeout(() => readCatalogueAgain(context, storeId, times + 1), pause).unref()
    },
  )
}
