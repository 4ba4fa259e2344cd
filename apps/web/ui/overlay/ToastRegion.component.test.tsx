import { useState } from 'react'
import { expect, test } from 'vitest'
import type { Locator } from 'vitest/browser'
import { showToast } from '../../lib/toast.ts'
import { show } from '../../testing/test-phone.tsx'
import { CartBar } from '../shop/CartBar.tsx'
import { GapMeter } from '../shop/GapMeter.tsx'
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

/** The cart over a menu, with a meter that a press on it does away with. */
function CartOverMenu() {
  const [short, setShort] = useState(true)
  const meter = <GapMeter value={0.5}>Another $88 and delivery is possible, said in so many words that they take two lines</GapMeter>
  return <CartBar count={1} label="Cart" total="$62" action="View cart" gap={short && meter} onPress={() => setShort(false)} />
}

test('what is said over a cart stands clear of the meter above it, and comes down where that goes', async () => {
  const { getByText, getByRole } = await show(<CartOverMenu />)
  showToast('Added')
  await expect.element(getByText('Added')).toBeVisible()
  const bottom = () => getByText('Added').element().getBoundingClientRect().bottom
  await expect.poll(bottom).toBeLessThan(
    getByText(/Another/)
      .element()
      .getBoundingClientRect().top,
  )
  const raised = bottom()
  await press(getByRole('button', { name: /View cart/ }))
  await expect.poll(bottom).toBeGreaterThan(raised)
})
