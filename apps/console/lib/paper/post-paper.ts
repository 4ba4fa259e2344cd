import { postForm, type FormPost } from '../../api/post-form.ts'
import { measureWords, rasterOf } from './draw-paper.ts'
import { layoutPaper } from './layout-paper.ts'
import type { PaperBlock } from './paper-block.ts'

/** A paper to be drawn: its blocks, its width and most rows in dots, and what stands at its end where it is cut off. */
export type Paper = { blocks: readonly PaperBlock[]; width: number; most: number; cut: PaperBlock }

/** A paper, and the call that takes its dots: a form whose content lacks only its `raster`. */
export type PaperPost = { paper: Paper; post: FormPost }

const timeoutMs = 30_000

/** Draws a paper, in slices, and posts its dots, packed, as base64; gives the reply's JSON, throws where it cannot be drawn or is lost. */
export async function postPaper({ paper, post }: PaperPost, onDrawn?: () => void): Promise<unknown> {
  const { blocks, ...room } = paper
  const raster = await rasterOf(layoutPaper(blocks, { ...room, measure: measureWords }))
  onDrawn?.()
  return postForm(withRaster(post, raster), { signal: AbortSignal.timeout(timeoutMs) })
}

function withRaster({ address, fields }: FormPost, raster: string): FormPost {
  const content = JSON.parse(fields.content ?? '{}') as object // a call's content is one
  return { address, fields: { ...fields, content: JSON.stringify({ ...content, raster }) } }
}
