import { brandIds, type Point } from '@harbour/rules'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { m } from '../../paraglide/messages.js'
import { gatewayOf } from '../../testing/test-gateway.ts'
import { show } from '../../testing/test-phone.tsx'
import { MapView } from './MapView.tsx'

const middle: Point = { lat: 22.2855, lng: 114.2187 }
const onMove = vi.fn<(at: Point) => void>()
beforeEach(() => onMove.mockReset())

/** A map with the pin in its middle, which is named by where it has been moved to. */
function PinnedMap() {
  const [at, setAt] = useState(middle)
  const label = at === middle ? 'Here' : 'There'
  const move = (to: Point) => (setAt(to), onMove(to))
  return (
    <div style={{ position: 'relative', height: 500 }}>
      <MapView label="Map" brand={brandIds.hongKong} centre={at} zoom={16} pin={{ at, label, onMove: move }} />
    </div>
  )
}

/** The map without its sheet, as where the network has lost it; the pin is of use all the same. */
async function openMap() {
  gatewayOf()
  const shown = await show(<PinnedMap />, { at: '/place/1' })
  const pin = (place: string) => shown.getByRole('button', { name: m.ui_map_pin({ place }) })
  await expect.element(pin('Here')).toBeVisible()
  return { ...shown, pin }
}

test('[1.16] the pin is moved by the arrow keys, and where it is is read out', async () => {
  const { pin } = await openMap()
  pin('Here').element().focus()
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
  await expect.element(pin('There')).toHaveFocus()
  const [east] = onMove.mock.lastCall ?? []
  expect(east?.lng).toBeGreaterThan(middle.lng)
  expect(east?.lat).toBeCloseTo(middle.lat, 4)
  await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}{ArrowUp}')
  await expect.poll(() => onMove.mock.lastCall?.[0].lat).toBeGreaterThan(middle.lat + 0.0001)
  expect(onMove.mock.lastCall?.[0].lng).toBeCloseTo(middle.lng, 4)
})

test('[1.16] the pin itself can be dragged, and the map under it', async () => {
  const { pin, getByRole } = await openMap()
  const map = getByRole('application')
  await userEvent.dragAndDrop(pin('Here'), map, { targetPosition: { x: 285, y: 280 }, steps: 8, force: true })
  await expect.poll(() => onMove.mock.lastCall?.[0].lng).toBeGreaterThan(middle.lng + 0.0005)
  await expect.element(pin('There')).toBeVisible()
  onMove.mockReset()
  await userEvent.dragAndDrop(map, map, { sourcePosition: { x: 300, y: 400 }, targetPosition: { x: 80, y: 380 }, steps: 8, force: true })
  await expect.poll(() => onMove.mock.lastCall?.[0].lng).toBeGreaterThan(middle.lng + 0.002)
})

test('[1.16] [8.1] a map whose sheet is lost says so, and asks again at a tap', async () => {
  const { getByRole } = await openMap()
  const heard = gatewayOf()
  await getByRole('button', { name: m.ui_map_failed() }).click()
  await expect.poll(() => heard.length).toBe(1)
})

test('[1.16] a map that is left while it comes closer goes without a fault', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  const { getByRole, unmount } = await openMap()
  const failed = vi.fn<(event: ErrorEvent) => void>()
  addEventListener('error', failed)
  await getByRole('button', { name: m.ui_map_closer() }).click()
  await vi.waitUntil(() => document.querySelector('.leaflet-zoom-anim'), { interval: 5 })
  await unmount()
  await new Promise((later) => setTimeout(later, 400))
  expect(failed).not.toHaveBeenCalled()
})
