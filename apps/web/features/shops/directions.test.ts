import { expect, test } from 'vitest'
import { directionsTo } from './directions.ts'

const shop = { lat: 22.2861, lng: 114.2172, name: 'Taikoo Shing, Cityplaza' }

test.each([
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9)', 'geo:22.2861,114.2172?q=22.2861,114.2172(Taikoo%20Shing%2C%20Cityplaza)'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)',
    'https://maps.apple.com/?daddr=22.2861,114.2172&q=Taikoo%20Shing%2C%20Cityplaza',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64)', 'https://www.google.com/maps/dir/?api=1&destination=22.2861,114.2172'],
])('[1.17] on %s the way to a shop is %s', (agent, href) => {
  expect(directionsTo(shop, agent)).toBe(href)
})
