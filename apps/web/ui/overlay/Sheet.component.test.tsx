import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../../testing/test-phone.tsx'
import { Dialog } from './Dialog.tsx'
import { Sheet } from './Sheet.tsx'

function Opener({ question = false }: { question?: boolean }) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const inside = (
    <>
      <button type="button">First</button>
      <button type="button">Second</button>
    </>
  )
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {question ? (
        <Dialog open={open} onClose={close} title="Sure?" alert>
          {inside}
        </Dialog>
      ) : (
        <Sheet open={open} onClose={close} title="Choices">
          {inside}
        </Sheet>
      )}
    </>
  )
}

async function opened(question = false) {
  const shown = await show(<Opener question={question} />)
  const opener = shown.getByRole('button', { name: 'Open' })
  await opener.click()
  const sheet = shown.getByRole(question ? 'alertdialog' : 'dialog')
  await expect.element(sheet).toBeVisible()
  return { ...shown, opener, sheet }
}

test('a sheet begins at its heading, keeps the keyboard inside, and gives the focus back at Escape', async () => {
  const { getByRole, opener, sheet } = await opened()
  await expect.element(getByRole('heading', { name: 'Choices' })).toHaveFocus()
  for (const name of ['Close', 'First', 'Second']) {
    await userEvent.tab()
    await expect.element(getByRole('button', { name })).toHaveFocus()
  }
  await userEvent.tab()
  expect(opener.element()).not.toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

test('a sheet is closed by its cross, and by a press outside', async () => {
  const { getByRole, opener, sheet } = await opened()
  await getByRole('button', { name: 'Close' }).click()
  await expect.element(sheet).not.toBeInTheDocument()
  await opener.click()
  await expect.element(sheet).toBeVisible()
  await userEvent.click(page.elementLocator(document.documentElement), { position: { x: 195, y: 20 } })
  await expect.element(sheet).not.toBeInTheDocument()
})

test('a question is not closed by a press outside, and Escape is its quiet way out', async () => {
  const { opener, sheet } = await opened(true)
  await userEvent.click(page.elementLocator(document.documentElement), { position: { x: 195, y: 20 } })
  await expect.element(sheet).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

test('the page behind a sheet stands still until it is closed, also where the sheet leaves with its screen', async () => {
  const overflow = () => getComputedStyle(document.documentElement).overflowY
  const { getByRole, opener, sheet, rerender } = await opened()
  expect(overflow()).toBe('hidden')
  await getByRole('button', { name: 'Close' }).click()
  await expect.element(sheet).not.toBeInTheDocument()
  expect(overflow()).toBe('visible')
  await opener.click()
  await expect.element(sheet).toBeVisible()
  await rerender(<p>Elsewhere</p>)
  expect(overflow()).toBe('visible')
})
