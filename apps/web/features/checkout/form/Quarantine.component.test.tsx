import { useState } from 'react'
import { expect, test } from 'vitest'
import { show } from '../../../testing/test-phone.tsx'
import { Quarantine } from './Quarantine.tsx'

function Asked({ first }: { first?: boolean }) {
  const [quarantined, answer] = useState(first)
  return <Quarantine quarantined={quarantined} onAnswer={answer} />
}

test('[1.19] the question about home quarantine stands open, and is never answered for the guest', async () => {
  const { getByRole } = await show(<Asked />)
  await expect.element(getByRole('button', { name: 'Anyone in home quarantine?' })).toHaveAttribute('aria-expanded', 'true')
  await expect.element(getByRole('radiogroup', { name: 'Anyone in home quarantine?' }).getByRole('radio')).toHaveLength(2)
  await expect.element(getByRole('radio', { checked: true })).not.toBeInTheDocument()
})

test.each([
  ['No one', 'Home quarantine: no one'],
  ['Someone is', 'Home quarantine: someone is'],
])('[1.19] a tap on “%s” folds it to “%s”, and a tap on that opens it again', async (answer, folded) => {
  const { getByRole } = await show(<Asked />)
  await getByRole('radio', { name: answer }).click({ force: true })
  await expect.element(getByRole('button', { name: folded })).toHaveAttribute('aria-expanded', 'false')
  await expect.element(getByRole('radiogroup')).not.toBeInTheDocument()
  await getByRole('button', { name: folded }).click()
  await expect.element(getByRole('radio', { name: answer })).toBeChecked()
})
