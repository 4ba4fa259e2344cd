import { useState } from 'react'
import { expect, test } from 'vitest'
import { show } from '../../testing/test-phone.tsx'
import { NewPassword, noPasswords, passwordsAreGood } from './NewPassword.tsx'

const good = 'Harbour-2026'

function Choosing({ asked = false }: { asked?: boolean }) {
  const [value, setValue] = useState(noPasswords)
  return <NewPassword label="New" againLabel="Again" value={value} onChange={setValue} asked={asked} />
}

test('[5.10] a new password is good only where it was typed twice alike', () => {
  expect(passwordsAreGood({ password: good, again: good })).toBe(true)
  expect(passwordsAreGood({ password: good, again: `${good}x` })).toBe(false)
  expect(passwordsAreGood({ password: good, again: '' })).toBe(false)
})

test('[5.9] the rules of a password are ticked as they are met', async () => {
  const { getByLabelText, getByText } = await show(<Choosing />)
  await getByLabelText('New', { exact: true }).fill('harbour2026')
  await expect.element(getByText('Met: ')).toHaveLength(2)
  await getByLabelText('New', { exact: true }).fill(good)
  await expect.element(getByText('Met: ')).toHaveLength(4)
})

test('[5.10] a new password that is typed another way the second time says so at its field, until it is put right', async () => {
  const { getByLabelText, getByText } = await show(<Choosing />)
  const again = getByLabelText('Again', { exact: true })
  await getByLabelText('New', { exact: true }).fill(good)
  await expect.element(again).not.toHaveAttribute('aria-invalid')
  await again.fill(`${good}x`)
  await expect.element(again).toHaveAttribute('aria-invalid', 'true')
  await expect.element(again).toHaveAccessibleDescription(/don’t match/)
  await again.fill(good)
  await expect.element(again).not.toHaveAttribute('aria-invalid')
  await expect.element(getByText(/don’t match/)).not.toBeInTheDocument()
})

test('[5.10] who goes on without typing it again is told at its field', async () => {
  const { getByLabelText } = await show(<Choosing asked />)
  await getByLabelText('New', { exact: true }).fill(good)
  await expect.element(getByLabelText('Again', { exact: true })).toHaveAttribute('aria-invalid', 'true')
})

test('[1.24] what is typed can be seen, and hidden again', async () => {
  const { getByLabelText, getByRole } = await show(<Choosing />)
  const field = getByLabelText('New', { exact: true })
  await expect.element(field).toHaveAttribute('type', 'password')
  await getByRole('button', { name: 'Show password' }).first().click()
  await expect.element(field).toHaveAttribute('type', 'text')
  await getByRole('button', { name: 'Hide password' }).click()
  await expect.element(field).toHaveAttribute('type', 'password')
})
