import { mostRasterRows, printJobSave, rasterWidth, type PrintJob } from '@harbour/protocol'
import * as v from 'valibot'
import { isRefused } from '../../api/call-failure.ts'
import { call } from '../../api/call.ts'
import { useKeys } from '../../api/keys.ts'
import type { FormPost } from '../../api/post-form.ts'
import { nextTask } from '../../lib/time-slices.ts'
import { drawPaper, measureWords } from '../../lib/paper/draw-paper.ts'
import { layoutPaper } from '../../lib/paper/layout-paper.ts'
import type { PaperBlock } from '../../lib/paper/paper-block.ts'
import { postByWorker } from '../../lib/paper/post-by-worker.ts'
import { m } from '../../paraglide/messages.js'
import { forgetJobId, jobIdOf, usePrinting, type Copy } from './printing-store.ts'

/** A paper to print; `name` tells it from others of this tablet, so that what is sent again is sent under the same id. */
export type Paper = { name: string; orderId: string | null; copy: Copy; kind: PrintJob['kind']; blocks: PaperBlock[] }

/** Blocks as a picture of a paper. */
export async function paperPicture(blocks: readonly PaperBlock[]): Promise<HTMLCanvasElement> {
  await nextTask()
  return drawPaper(layoutPaper(blocks, { ...roomOfPaper(), measure: measureWords }))
}

/** The printer's width and most rows, and the last words of a paper that is too long for it. */
function roomOfPaper(): { width: number; most: number; cut: PaperBlock } {
  return {
    width: rasterWidth,
    most: mostRasterRows,
    cut: { kind: 'words', words: m.printing_too_long(), size: 34, bold: true, inverted: 'band' },
  }
}

/**
 * Hands a paper to the shop's printer. `first` is content with what another tablet has sent of it; otherwise a paper that has come out before comes out once more.
 * Gives its job, or the paper's picture where the shop has no printer for it.
 */
export async function sendPaper({ name, blocks, ...paper }: Paper, { first }: { first: boolean }): Promise<PrintJob | HTMLCanvasElement> {
  const storeId = useKeys.getState().tablet?.storeId ?? ''
  const jobId = jobIdOf(name)
  const by = (post: FormPost) => postByWorker({ paper: { blocks, ...roomOfPaper() }, post })
  const save = (again: boolean) => call(saveUndrawn, { storeId, jobId, ...paper, again }, { by })
  try {
    let { job } = await save(false)
    if (!first && job.jobId !== jobId && hasEnded(job)) ({ job } = await save(true))
    forgetJobId(name)
    usePrinting.setState({ noPrinter: false })
    return job
  } catch (cause) {
    if (!isRefused(cause, 'NO_PRINTER')) throw cause
    forgetJobId(name)
    return paperPicture(blocks)
  }
}

/** The call as the page makes it: whoever draws the paper adds its dots. */
const saveUndrawn = { ...printJobSave, content: v.omit(printJobSave.content, ['raster']) }

const hasEnded = ({ state }: PrintJob) => state !== 'queued' && state !== 'printing'
