import { measureWords, rasterOf } from './draw-paper.ts'
import { layoutPaper } from './layout-paper.ts'
import type { PaperBlock } from './paper-block.ts'

/** A paper to be drawn: its blocks, its width and most rows in dots, and what stands at its end where it is cut off. */
export type PaperJob = { blocks: readonly PaperBlock[]; width: number; most: number; cut: PaperBlock }
/** The dots of a paper, packed, as base64, or the words of what failed. */
export type PaperAnswer = { raster: string } | { failed: string }

// Draws papers beside the page, so that no ticket holds up the board; each is answered at the port that came with it.
addEventListener('message', ({ data, ports: [port] }: MessageEvent<PaperJob>) => {
  void rasterOfJob(data).then((answer) => port?.postMessage(answer))
})

async function rasterOfJob({ blocks, ...room }: PaperJob): Promise<PaperAnswer> {
  try {
    return { raster: await rasterOf(layoutPaper(blocks, { ...room, measure: measureWords })) }
  } catch (cause) {
    return { failed: String(cause) }
  }
}
