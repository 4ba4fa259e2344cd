import { captchaGet } from '@harbour/protocol'
import { handle } from '../deps.ts'
import { drawPuzzle, puzzleSize } from '../puzzle-picture.ts'

const lasts = 3 * 60_000

export const captchaGetAction = handle(captchaGet, async (_content, { puzzles, ids, clock, deviceId }) => {
  const { picture, piece, x, pieceTop } = await drawPuzzle()
  const puzzle = { puzzleId: ids.secret().slice(0, 22), deviceId, x, expiresAt: clock.now() + lasts }
  await puzzles.keep(puzzle)
  return {
    captchaId: puzzle.puzzleId,
    picture: dataUrl(picture),
    piece: dataUrl(piece),
    ...puzzleSize,
    pieceTop,
    expiresAt: puzzle.expiresAt,
  }
})

const dataUrl = (webp: Buffer) => `data:image/webp;base64,${webp.toString('base64')}`
