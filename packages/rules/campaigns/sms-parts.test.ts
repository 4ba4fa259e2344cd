import { expect, test } from 'vitest'
import { smsParts } from './sms-parts.ts'

test.each([
  ['nothing', '', 1],
  ['160 Latin letters', 'a'.repeat(160), 1],
  ['161 of them', 'a'.repeat(161), 2],
  ['306 of them', 'a'.repeat(306), 2],
  ['307 of them', 'a'.repeat(307), 3],
  ['80 euro signs, which take two each', '€'.repeat(80), 1],
  ['81 of them', '€'.repeat(81), 2],
  ['70 Chinese characters', '薄'.repeat(70), 1],
  ['71 of them', '薄'.repeat(71), 2],
  ['134 of them', '薄'.repeat(134), 2],
  ['135 of them', '薄'.repeat(135), 3],
  ['one Chinese among Latin ones', `${'a'.repeat(70)}薄`, 2],
  ['35 emoji, which take two units each', '🍕'.repeat(35), 1],
  ['36 of them', '🍕'.repeat(36), 2],
])('%s', (_what, text, parts) => {
  expect(smsParts(text)).toBe(parts)
})
