import { cents } from '@harbour/rules'
import { expect, test } from 'vitest'
import { useLocale } from '../../../lib/locale.ts'
import { stopWords } from './stop-words.ts'

test('a campaign that has stopped says why', () => {
  useLocale.setState({ locale: 'en' })
  const stopped = { most: cents(6000), endedAt: Date.parse('2026-11-20T12:00:00+08:00') }
  expect(stopWords({ ...stopped, stopReason: 'coupon' })).toContain('its coupon has left the catalogue')
  expect(stopWords({ ...stopped, stopReason: 'cost' })).toContain('more than $60')
  expect(stopWords({ ...stopped, stopReason: 'person' })).toContain('Somebody')
})
