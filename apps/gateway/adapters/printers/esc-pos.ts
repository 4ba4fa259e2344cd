import { rasterRowBytes } from '@harbour/protocol'
import type { Paper } from '../../modules/printing/printer-driver.ts'

const [DLE, EOT, ENQ, DC4, LF, ESC, GS] = [0x10, 0x04, 0x05, 0x14, 0x0a, 0x1b, 0x1d]
const ascii = (letters: string) => [...letters].map((letter) => letter.charCodeAt(0))

/** The rows that are sent as one image: cheap printers keep no more at once. */
const bandRows = 256

/** The parts of a printer's real time status: the printer, its reason for being off line, its paper. */
export type StatusOf = 'printer' | 'offline' | 'paper'
const statusNumbers: Record<StatusOf, number> = { printer: 1, offline: 2, paper: 4 }

/** Asks for a status, which is answered at once, whatever is printed (DLE EOT n). */
export const askStatus = (of: StatusOf): Buffer => Buffer.from([DLE, EOT, statusNumbers[of]])

/** Asks for the paper's status, which is answered once all that came before has been printed (GS r 1). */
const askOncePrinted = [GS, ...ascii('r'), 1]

/** A paper as ESC/POS: its raster in bands (GS v 0), its foot in the printer's own letters, a cut, and the question whose answer says that it is printed. */
export function encodePaper({ raster, foot }: Paper): Buffer {
  const careful = withoutCommands(raster)
  const bandBytes = bandRows * rasterRowBytes
  const bands = Array.from({ length: Math.ceil(careful.length / bandBytes) }, (_, index) =>
    bandOf(careful.subarray(index * bandBytes, (index + 1) * bandBytes)),
  )
  const start = Buffer.from([ESC, ...ascii('@')])
  const end = Buffer.from([LF, ...ascii(foot), LF, GS, ...ascii('V'), 66, 0, ...askOncePrinted])
  return Buffer.concat([start, ...bands, end])
}

function bandOf(rows: Buffer): Buffer {
  const height = rows.length / rasterRowBytes
  return Buffer.concat([Buffer.from([GS, ...ascii('v0'), 0, rasterRowBytes, 0, height & 0xff, height >> 8]), rows])
}

/**
 * The raster with one dot more wherever its dots would read as a command that printers obey in the middle of an image, too: DLE DC4 opens a cash drawer.
 */
function withoutCommands(raster: Buffer): Buffer {
  const careful = Buffer.from(raster)
  for (let at = careful.indexOf(DLE); at >= 0; at = careful.indexOf(DLE, at + 1)) {
    const next = careful[at + 1]
    if (next === EOT || next === ENQ || next === DC4) careful[at] = DLE | 0x08
  }
  return careful
}
