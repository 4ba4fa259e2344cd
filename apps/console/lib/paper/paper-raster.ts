import { measureWords, rasterOf } from './draw-paper.ts'
import { layoutPaper } from './layout-paper.ts'
import type { PaperAnswer, PaperJob } from './paper-worker.ts'

let begun: Worker | undefined
let useless = typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined'

/**
 * The dots of a paper, packed, as base64. A worker draws it, so that the page is not held up; where a browser has none, or it cannot be had, the
 * page does, in slices.
 */
export async function paperRaster(job: PaperJob): Promise<string> {
  const raster = useless ? undefined : await fromWorker(job)
  if (raster !== undefined) return raster
  const { blocks, ...room } = job
  return rasterOf(layoutPaper(blocks, { ...room, measure: measureWords }))
}

/** The time after which a worker that says nothing is given up, in milliseconds: a shop waits for its tickets. */
const patience = 10_000

/** Nothing where the worker cannot be loaded, cannot draw, or says nothing. */
function fromWorker(job: PaperJob): Promise<string | undefined> {
  const worker = (begun ??= new Worker(new URL('./paper-worker.ts', import.meta.url), { type: 'module' }))
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    const end = (raster: string | undefined) => {
      clearTimeout(limit)
      worker.removeEventListener('error', onError)
      port1.close()
      resolve(raster)
    }
    const onError = () => {
      if (begun === worker) begun = undefined
      worker.terminate()
      end(undefined)
    }
    const limit = setTimeout(onError, patience)
    worker.addEventListener('error', onError)
    port1.addEventListener('message', ({ data }: MessageEvent<PaperAnswer>) => {
      if ('failed' in data) useless = true
      end('raster' in data ? data.raster : undefined)
    })
    port1.start()
    worker.postMessage(job, [port2])
  })
}
