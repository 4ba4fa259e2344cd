import { expect, test } from 'vitest'
import { setLanguage } from '../../lib/locale.ts'
import { m } from '../../paraglide/messages.js'
import { show } from '../../testing/test-phone.tsx'
import { groupPins } from './pin-groups.ts'
import type { MapPin } from './map-pin.ts'
import './MapView.css'

const pinAt = (lng: number, selected: boolean): MapPin => ({
  id: String(lng),
  at: { lat: 0, lng },
  words: '',
  label: '',
  tone: 'open',
  selected,
})

/** The least distance, in pixels, at which two pins beside each other stand apart. */
function leastApart(): number {
  const spotOf = ({ at }: MapPin) => ({ x: at.lng, y: 0 })
  const distances = Array.from({ length: 300 }, (_, at) => at)
  return distances.find((distance) => groupPins([pinAt(0, true), pinAt(distance, false)], spotOf).length === 2) ?? NaN
}

test.each(['en', 'zh-Hant'])(
  '[1.17] two waits beside each other have room for all their words, one of them selected (%s)',
  async (language) => {
    setLanguage(language)
    const words = m.shops_pin_minutes({ low: 40, high: 55 })
    const { getByTestId } = await show(
      <div style={{ position: 'relative', height: 200 }}>
        <span className="mpin__box" data-testid="pin">
          {words}
        </span>
        <span className="mpin__box is-on" data-testid="selected">
          {words}
        </span>
      </div>,
    )
    await document.fonts.ready
    const half = (id: string) => getByTestId(id).element().getBoundingClientRect().width / 2
    expect(half('pin') + half('selected')).toBeLessThanOrEqual(leastApart())
    expect(half('pin')).toBeGreaterThan(22)
  },
)
