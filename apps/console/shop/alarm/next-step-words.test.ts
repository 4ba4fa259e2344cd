import { expect, test } from 'vitest'
import { nextStepWords } from './next-step-words.ts'

test('[4.43] the band announces an SMS to the shop only where its phone can take one', () => {
  expect(nextStepWords('managers', { phoneTakesSms: true })).toBe('已電郵店長 · 4:00 短訊分店、總部可見')
  expect(nextStepWords('managers', { phoneTakesSms: false })).toBe('已電郵店長 · 4:00 總部可見')
  for (const step of ['ringing', 'office', 'cancelled'] as const) expect(nextStepWords(step, { phoneTakesSms: true })).not.toContain('短訊')
})
