import axe from 'axe-core'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesUnder } from './source-files.ts'
import { root } from '../root.mjs'

type Theme = 'light' | 'dark'
type Pair = { where: string; text: string; ground: string }

const tokens = readFileSync(join(root, 'packages/ui/styles/tokens.css'), 'utf8')
const declared = (from: string) =>
  Object.fromEntries([...from.matchAll(/(--[a-z0-9-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()]))
const light = declared(/\[data-theme='light'\] \{([\s\S]*?)\n {2}\}/.exec(tokens)?.[1] ?? '')
const dark = declared(/\n {2}\[data-theme='dark'\] \{([\s\S]*?)\n {2}\}/.exec(tokens)?.[1] ?? '')
const valueOf = { light, dark: { ...light, ...dark } }

function colourOf(name: string, theme: Theme): string {
  const value = valueOf[theme][name] ?? name
  const [, other] = /^var\((.+)\)$/.exec(value) ?? []
  return other ? colourOf(other, theme) : value
}

type Colour = { parseString: (colour: string) => void }
type Reckoning = { Color: new () => Colour; getContrast: (under: Colour, over: Colour) => number }
const { color } = axe.commons as unknown as { color: Reckoning } // its types do not name it

/** The contrast of a text with its ground, from 1 to 21, as axe reckons it. */
function contrast({ text, ground }: Pair, theme: Theme): number {
  const parsed = (name: string) => {
    const colour = new color.Color()
    colour.parseString(colourOf(name, theme))
    return colour
  }
  return color.getContrast(parsed(ground), parsed(text))
}

/** The colours that every screen writes in, on every ground that screens have. */
const texts = ['ink', 'ink-2', 'ink-3', 'select', 'error', 'reward-text', 'warn', 'ok', 'action-text', 'info']
const grounds = ['canvas', 'surface', 'surface-2']
const onGrounds = texts.flatMap((text) => grounds.map((ground) => [text, ground]))
/** The colours that stand on a ground of their own. */
const onTheirOwn = [
  ...['select', 'error', 'warn', 'ok', 'info', 'reward-text'].map((text) => [text, `${text.replace('-text', '')}-tint`]),
  ...['select', 'error', 'warn', 'ok', 'info', 'reward', 'action'].flatMap((tint) => [
    ['ink', `${tint}-tint`],
    ['ink-2', `${tint}-tint`],
  ]),
  ...['brand', 'brand-deep', 'cartbar'].flatMap((ground) => [
    ['on-brand', ground],
    ['on-brand-2', ground],
  ]),
  ['action-text', 'action-tint'],
  ['on-action', 'action'],
  ['on-action', 'action-press'],
  ['on-reward', 'reward'],
  ['on-toast', 'toast'],
  ['toast-link', 'toast'],
]
const known = [...onGrounds, ...onTheirOwn].map(([text, ground]) => ({
  where: 'everywhere',
  text: `--color-${text}`,
  ground: `--color-${ground}`,
}))

/** Rules of the sheets that give something both its ink and its ground. */
function pairsIn(path: string): Pair[] {
  const sheet = readFileSync(join(root, path), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')
  return [...sheet.matchAll(/([^{};]+)\{([^{}]*)\}/g)].flatMap(([, selector = '', body = '']) => {
    const [, text] = /(?:^|[;\s])color:\s*var\((--[a-z0-9-]+)\)/.exec(body) ?? []
    const [, ground] = /(?:^|[;\s])background(?:-color)?:\s*var\((--[a-z0-9-]+)\)/.exec(body) ?? []
    return text && ground ? [{ where: `${path}: ${selector.trim()}`, text, ground }] : []
  })
}
const written = filesUnder('apps/web')
  .filter((path) => path.endsWith('.css') && !path.includes('/dist/'))
  .flatMap(pairsIn)
  // What cannot be used need not stand out (WCAG 1.4.3).
  .filter(({ text, where }) => text !== '--color-disabled' && !where.includes('disabled'))

test.each(['light', 'dark'] as const)('every text stands out from its ground by 4.5 to 1 in the %s', (theme) => {
  expect(written.length).toBeGreaterThan(30)
  const faint = [...known, ...written].flatMap((pair) => {
    const times = contrast(pair, theme)
    return times < 4.5 ? [`${pair.where}: ${pair.text} on ${pair.ground}, ${times.toFixed(2)}`] : []
  })
  expect(faint).toEqual([])
})
