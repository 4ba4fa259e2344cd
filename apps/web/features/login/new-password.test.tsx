import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { speak } from '../../lib/locale.ts'
import { NewPassword, passwordsAreGood } from './NewPassword.tsx'

const good = 'Harbour-2026'
const seen = (again: string, asked = false) => {
  speak('en')
  const value = { password: good, again }
  return renderToStaticMarkup(<NewPassword label="New" againLabel="Again" value={value} onChange={() => undefined} asked={asked} />)
}

test('[5.10] a new password that is typed another way the second time is not good, and says so at its field', () => {
  expect(passwordsAreGood({ password: good, again: good })).toBe(true)
  expect(passwordsAreGood({ password: good, again: `${good}x` })).toBe(false)
  expect(passwordsAreGood({ password: good, again: '' })).toBe(false)
  expect(seen(good, true)).not.toContain('aria-invalid="true"')
  for (const wrong of [seen(`${good}x`), seen('', true)]) expect(wrong).toContain('aria-invalid="true"')
})
