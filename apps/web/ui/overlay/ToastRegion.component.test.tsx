import { useState } from 'react'
import { expect, test } from 'vitest'
import type { Locator } from 'vitest/browser'
import { showToast } from '../../lib/toast.ts'
import { show } from '../../testing/test-phone.tsx'
import { Dialog } from './Dialog.tsx'

/** A screen with an open dialog, whose button says something and, where it leads away, takes the screen from the page. */
function Screen({ leaves }: { leaves: boolean }) {
  const [there, setThere] = useState(true)
  const say = (text: string) => showToast({ text, action: { label: 'Undo', onPress: () => undefined } })
  if (!there)
    return (
      <button type="button" onClick={() => say('Said again')}>
        Say again
      </button>
    )
  const press = () => {
    say('Done')
    // Once it stands in the dialog.
    if (leaves) requestAnimationFrame(() => requestAnimationFrame(() => setThere(false)))
  }
  return (
    <Dialog open onClose={() => undefined} title="Sure?" alert>
      <button type="button" onClick={press}>
        Yes
      </button>
    </Dialog>
  )
}

/** Presses a button wherever it is on the screen: what counts here is what is said then. */
async function press(button: Locator) {
  await expect.element(button).toBeVisible()
  ;(button.element() as HTMLElement).click() // a button
}

test('what is said over an open dialog stands in it, where it can be pressed', async () => {
  const { getByRole } = await show(<Screen leaves={false} />)
  await press(getByRole('button', { name: 'Yes' }))
  await expect.element(getByRole('alertdialog').getByRole('button', { name: 'Undo' })).toBeVisible()
})

test('what was said in a dialog stays to be read when the dialog leaves with its screen, and the next word comes too', async () => {
  const { getByRole, getByText } = await show(<Screen leaves />)
  await press(getByRole('button', { name: 'Yes' }))
  await expect.element(getByRole('button', { name: 'Say again' })).toBeVisible()
  await expect.element(getByText('Done')).toBeVisible()
  await press(getByRole('button', { name: 'Say again' }))
  await expect.element(getByText('Said again')).toBeVisible()
})
