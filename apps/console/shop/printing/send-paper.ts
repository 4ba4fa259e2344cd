import { mostRasterRows, printJobSave, rasterWidth, type PrintJob } from '@harbour/protocol'
import { isRefused } from '../../api/call-failure.ts'
import { call } from '../../api/call.ts'
import { useKeys } from '../../api/keys.ts'
import { nextTask } from '../../lib/time-slices.ts'
import { drawPaper, measureWords, rasterOf } from '../../lib/paper/draw-paper.ts'
import { layoutPaper } from '../../lib/paper/layout-paper.ts'
import type { PaperBlock } from '../../lib/paper/paper-block.ts'
import { m } from '../../paraglide/messages.js'
import { forgetJobId, jobIdOf, usePrinting, type Copy } from './printing-store.ts'

/** A paper to print; `name` tells it from others of this tablet, so that what is sent again is sent under the same id. */
export type Paper = { name: string; orderId: string | null; copy: Copy; kind: PrintJob['kind']; blocks: PaperBlock[] }

/** Blocks as a picture of a paper. */
export async function paperPicture(blocks: readonly PaperBlock[]): Promise<HTMLCanvasElement> {
  await nextTask()
  const cut: PaperBlock = { kind: 'words', words: m.printing_too_long(), size: 34, bold: true, inverted: 'band' }
  return drawPaper(layoutPaper(blocks, { width: rasterWidth, most: mostRasterRows, measure: measureWords, cut }))
}

/**
 * Hands a paper to the shop's printer. `first` is content with what another tablet has sent of it; otherwise a paper that has come out before comes out once more.
 * Gives its job, or the paper's picture where the shop has no printer for it.
 */
export async function sendPaper({ name, blocks, ...paper }: Paper, { first }: { first: boolean }): Promise<PrintJob | HTMLCanvasElement> {
  const storeId = useKeys.getState().tablet?.storeId ?? ''
  const [picture, jobId] = [await paperPicture(blocks), jobIdOf(name)]
  const raster = await rasterOf(picture)
  const save = (again: boolean) => call(printJobSave, { storeId, jobId, ...paper, again, raster })
  try {
    let { job } = await save(false)
    if (!first && job.jobId !== jobId && hasEnded(job)) ({ job } = await save(true))
    forgetJobId(name)
    usePrinting.setState({ noPrinter: false })
    // Else its dots are kept until somebody sweeps, and hundreds of papers are much to sweep.
    picture.width = 0
    return job
  } catch (cause) {
    if (!isRefused(cause, 'NO_PRINTER')) throw cause
    forgetJobId(name)
    return picture
  }
}

const hasEnded = ({ state }: PrintJob) => state !== 'queued' && state !== 'printing'
