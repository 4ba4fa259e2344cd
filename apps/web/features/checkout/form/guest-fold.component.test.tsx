import { useState } from 'react'
import { expect, test } from 'vitest'
import type { PhoneVerdict } from '../../../entities/contact/phone.ts'
import { show } from '../../../testing/test-phone.tsx'
import { useGuestFold } from './guest-fold.ts'

const good: PhoneVerdict = { state: 'good', number: '+85261234567' }
const empty: PhoneVerdict = { state: 'empty' }
const nobody = { name: '', phone: '' }
const kitty = { name: 'Kitty Chan', phone: '6123 4567' }
const unnamed = { needed: true, settled: true, contact: nobody, phone: empty, door: undefined, refused: false }
const known = { ...unnamed, contact: kitty, phone: good }

/** The state of the fold, before and after something has become known. */
function Fold({ first, then = first }: { first: Parameters<typeof useGuestFold>[0]; then?: Parameters<typeof useGuestFold>[0] }) {
  const [later, goOn] = useState(false)
  const { state, opened, open } = useGuestFold(later ? then : first)
  return (
    <>
      <p>{`${state}${opened ? ', opened' : ''}`}</p>
      <button type="button" onClick={() => goOn(true)}>
        then
      </button>
      <button type="button" onClick={open}>
        open
      </button>
    </>
  )
}

test.each([
  ['known', 'who is known from before', known],
  ['asked', 'who is to be named', unnamed],
  ['offered', 'who need not be named', { ...unnamed, needed: false }],
  ['waiting', 'until it is known who need not', { ...unnamed, needed: false, settled: false }],
  ['asked', 'whose phone the server does not take', { ...known, refused: true }],
  ['asked', 'who has begun to say who they are', { ...unnamed, needed: false, contact: { ...nobody, name: 'Kitty' } }],
])('[1.19] [5.12] the guest is %s: %s', async (state, _who, input) => {
  const { getByText } = await show(<Fold first={input} />)
  await expect.element(getByText(state, { exact: true })).toBeVisible()
})

test('[5.12] fields that were open stay open, once they are filled in', async () => {
  const { getByText, getByRole } = await show(<Fold first={unnamed} then={known} />)
  await expect.element(getByText('asked', { exact: true })).toBeVisible()
  await getByRole('button', { name: 'then' }).click()
  await expect.element(getByText('asked', { exact: true })).toBeVisible()
})

test('[5.12] a tap unfolds who is known', async () => {
  const { getByText, getByRole } = await show(<Fold first={known} />)
  await getByRole('button', { name: 'open' }).click()
  await expect.element(getByText('asked, opened', { exact: true })).toBeVisible()
})
