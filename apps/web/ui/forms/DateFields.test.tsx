import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { speak } from '../../lib/locale.ts'
import { DateFields } from './DateFields.tsx'

test.each([
  ['zh-Hant', ['year', 'month', 'day']],
  ['en', ['day', 'month', 'year']],
])('in %s a date is asked for as %j', (language, order) => {
  speak(language)
  const none = { day: '', month: '', year: '' }
  const seen = renderToStaticMarkup(<DateFields label="" value={none} months={[]} years={[]} onChange={() => undefined} />)
  expect([...seen.matchAll(/select name="(\w+)"/g)].map(([, part]) => part)).toEqual(order)
})
