import { useState } from 'react'
import { expect, test } from 'vitest'
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

test('what is said over an open dialog stands in it, where it can be pressed', async () => {
  const { getByRole } = await show(<Screen leaves={false} />)
  await getByRole('button', { name: 'Yes' }).click()
  await expect.element(getByRole('alertdialog').getByRole('button', { name: 'Undo' })).toBeVisible()
})

test('what was said in a dialog stays to be read when the dialog leaves with its screen, and the next word comes too', async () => {
  const { getByRole, getByText } = await show(<Screen leaves />)
  await getByRole('button', { name: 'Yes' }).click()
  await expect.element(getByRole('button', { name: 'Say again' })).toBeVisible()
  await expect.element(getByText('Done')).toBeVisible()
  await getByRole('button', { name: 'Say again' }).click()
  await expect.element(getByText('Said again')).toBeVisible()
})
