import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

/** Home screens cut their own corners: the ground goes to the edges, and the mark stays inside the circle that all of them leave. */
const uncut = (svg: string) => svg.replace('rx="11"', '').replace(/translate\([^)]*\) scale\(\.8\)/, 'translate(9.6 9.2) scale(.6)')

const icons = [
  { name: 'icon-192', size: 192, cut: true },
  { name: 'icon-512', size: 512, cut: true },
  { name: 'whole-192', size: 192, cut: false },
  { name: 'whole-512', size: 512, cut: false },
  { name: 'apple-180', size: 180, cut: false },
]

/** Draws the icons of the installed app from our own mark. */
export async function writeIcons(dist: string) {
  const mark = readFileSync(join(dist, 'icon.svg'), 'utf8')
  mkdirSync(join(dist, 'icons'), { recursive: true })
  for (const { name, size, cut } of icons) {
    const svg = Buffer.from(cut ? mark : uncut(mark))
    const png = await sharp(svg, { density: (72 * size) / 48 })
      .resize(size, size)
      .png({ compressionLevel: 9, palette: true })
      .toBuffer()
    writeFileSync(join(dist, `icons/${name}.png`), png)
  }
}
