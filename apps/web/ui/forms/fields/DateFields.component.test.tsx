import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { setLanguage } from '../../../lib/locale.ts'
import { show } from '../../../testing/test-phone.tsx'
import { DateFields, type DateParts } from './DateFields.tsx'

function Birthday({ onChange }: { onChange: (date: DateParts) => void }) {
  const [value, setValue] = useState({ day: '', month: '', year: '' })
  const months = ['January', 'February']
  return (
    <DateFields label="Birthday" value={value} months={months} years={[1999, 2000]} onChange={(date) => (setValue(date), onChange(date))} />
  )
}

test.each([
  ['zh-Hant', ['年', '月', '日']],
  ['en', ['Day', 'Month', 'Year']],
])('in %s a date is asked for as %j', async (language, order) => {
  setLanguage(language)
  const seen = await show(<Birthday onChange={() => undefined} />)
  const lists = seen.getByRole('group', { name: 'Birthday' }).getByRole('combobox')
  await expect.element(lists).toHaveLength(3)
  for (const [at, name] of order.entries()) await expect.element(lists.nth(at)).toHaveAccessibleName(name)
})

test('what is chosen of a date is told with what was chosen before', async () => {
  const onChange = vi.fn<(date: DateParts) => void>()
  const seen = await show(<Birthday onChange={onChange} />)
  await seen.getByRole('combobox', { name: 'Month' }).selectOptions('February')
  await seen.getByRole('combobox', { name: 'Year' }).selectOptions('2000')
  expect(onChange).toHaveBeenLastCalledWith({ day: '', month: '2', year: '2000' })
  await expect.element(seen.getByRole('combobox', { name: 'Month' })).toHaveDisplayValue('February')
})
