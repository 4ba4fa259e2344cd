import type { Page } from '@playwright/test'
import { nganPakMansion } from './chain.ts'
import { guestOf, type Guest } from './guest.ts'
import { expect, test } from './test.ts'

test.describe('where the location may be used', () => {
  test.use({ permissions: ['geolocation'], geolocation: { latitude: 22.2855, longitude: 114.2187 } })

  test('[1.16] [4.5] [7.30] the buildings around the guest stand first in the choice of an address', async ({ page }) => {
    const guest = guestOf(page, 'en')
    await toThePlace(guest)
    await expect(page.getByRole('region', { name: 'Place at the pin' })).toContainText('Ngan Pak Mansion')
    const nearby = page.getByRole('list', { name: 'Nearby places' }).getByRole('button')
    await nearby.first().tap()
    await expect(page.getByRole('heading', { level: 1, name: guest.say.deliveryAddress })).toBeVisible()
    await expect(page.getByText('Ngan Pak Mansion')).toBeVisible()
  })

  test('[1.17] the shops stand with the nearest first', async ({ page }) => {
    const guest = guestOf(page, 'en')
    await guest.open('takeaway')
    await page.getByRole('link', { name: guest.say.start }).tap()
    await page.getByText('Nearest').tap()
    await expect(page.getByRole('article').first()).toContainText('Taikoo Shing, Cityplaza')
  })
})

test.describe('far from here', () => {
  test.use({ permissions: ['geolocation'], geolocation: { latitude: 48.8584, longitude: 2.2945 } })

  test('[4.5] a location outside of the region is no place to deliver to, and the map stays where we are', async ({ page }) => {
    await page.goto('/place/1?lang=en')
    await expect(page.getByText('You’re outside the area we serve')).toBeVisible()
    await expect(page.getByText('Move the map to your door')).toBeVisible()
  })
})

test.describe('roughly', () => {
  test.use({ permissions: ['geolocation'], geolocation: { latitude: 22.2855, longitude: 114.2187, accuracy: 1500 } })

  test('[4.5] a location that names no building says so, and lets the guest mend it', async ({ page }) => {
    await page.goto('/place/1?lang=en')
    await expect(page.getByText('We only know roughly where you are')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Use this address' })).toBeVisible()
  })
})

test('[2.41] [5.1] [8.7] a location that is off is told once, with another way on', async ({ page }) => {
  const guest = guestOf(page, 'en')
  await toThePlace(guest)
  await page.getByRole('button', { name: 'Use my location', exact: true }).tap()
  const ours = page.getByRole('dialog', { name: 'Find what’s around you?' })
  await expect(ours).toBeVisible()
  await denyLocation(page)
  await ours.getByRole('button', { name: 'Allow' }).tap()
  const tip = page.getByRole('alertdialog', { name: 'Unable to locate your location' })
  await expect(tip).toBeVisible()
  await tip.getByRole('button', { name: 'Enter an address' }).tap()
  await expect(page.getByRole('searchbox', { name: guest.say.searchPlace })).toBeFocused()
  await page.getByRole('button', { name: /^Unable to locate your location/ }).tap()
  await expect(page.getByText('Location is off for this site. Turn it on in your browser settings.')).toBeVisible()
  await expect(tip).toBeHidden()
})

test('[8.7] without a location the default address serves, one tap away', async ({ page }) => {
  const guest = guestOf(page, 'en')
  await page.goto('/place/1?next=/selectPlace&lang=en')
  await page.getByRole('searchbox', { name: guest.say.searchPlace }).fill(nganPakMansion.typed.en)
  await page.getByRole('button', { name: nganPakMansion.building.en }).tap()
  await guest.sayDoor()
  await page.getByRole('button', { name: guest.say.deliverHere }).tap()
  await expect(page.getByRole('heading', { level: 1, name: 'Saved addresses' })).toBeVisible()
  await page.goto('/place/1')
  await page.getByRole('button', { name: 'Use my location', exact: true }).tap()
  await expect(page.getByRole('dialog', { name: 'Find what’s around you?' })).toBeVisible()
  await denyLocation(page)
  await page.getByRole('button', { name: 'Allow' }).tap()
  await page.getByRole('alertdialog', { name: 'Unable to locate your location' }).getByRole('button', { name: 'Enter an address' }).tap()
  await expect(page.getByRole('region', { name: 'Chosen address' })).toContainText('Ngan Pak Mansion, Taikoo Shing, 12/F, B')
  await page.getByRole('button', { name: 'Use this address' }).tap()
  await expect(page.getByRole('heading', { level: 1, name: guest.say.menu })).toBeAttached()
})

/** The browser's own question, answered with no. */
async function denyLocation(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Browser.setPermission', {
    permission: { name: 'geolocation' },
    setting: 'denied',
    origin: new URL(page.url()).origin,
  })
}

async function toThePlace(guest: Guest) {
  await guest.open('delivery')
  await guest.page.getByRole('link', { name: guest.say.start }).tap()
  await expect(guest.page.getByRole('heading', { level: 1, name: guest.say.whereTo })).toBeAttached()
}
