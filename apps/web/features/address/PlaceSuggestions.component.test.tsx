import { addressSuggest } from '@harbour/protocol'
import { beforeEach, expect, test, vi } from 'vitest'
import { setLanguage } from '../../lib/locale.ts'
import { m } from '../../paraglide/messages.js'
import { expectWellMade } from '../../testing/test-barriers.ts'
import { answering, gatewayOf } from '../../testing/test-gateway.ts'
import { show } from '../../testing/test-phone.tsx'
import type { Picking } from './picking.ts'
import { PlaceSuggestions } from './PlaceSuggestions.tsx'

const mansion = {
  building: 'Ngan Pak Mansion',
  district: 'Eastern',
  fullAddress: 'Ngan Pak Mansion, Taikoo Shing',
  lat: 22.28,
  lng: 114.21,
}
const found = { ...mansion, placeId: 'ngan-pak', kind: 'tower', distance: null }

const pick = vi.fn<Picking['pick']>(() => Promise.resolve())
beforeEach(() => pick.mockClear())

const search = (words: string, outside: string[] = []) =>
  show(<PlaceSuggestions words={words} picking={{ pick, asking: undefined, outside }} />, { at: '/place/1' })

test.each(['en', 'zh-Hant'])('[1.16] a search that finds nothing says so (%s)', async (language) => {
  setLanguage(language)
  const heard = gatewayOf(answering(addressSuggest, () => ({ data: { data: [], elsewhere: false } })))
  const { getByRole, getByText } = await search('vxjqvxjq')
  await expect.element(getByRole('heading', { name: m.address_nothing({ words: 'vxjqvxjq' }) })).toBeVisible()
  await expect.element(getByText(m.address_results({ count: 0 }))).toBeInTheDocument()
  await expectWellMade()
  expect(heard[0]?.content).toMatchObject({ keyword: 'vxjqvxjq' })
})

test('[1.16] a place that was found is chosen at a tap', async () => {
  gatewayOf(answering(addressSuggest, () => ({ data: { data: [found], elsewhere: false } })))
  const { getByRole } = await search('ngan pak')
  await getByRole('list', { name: m.address_found_places() })
    .getByRole('button', { name: /^Ngan Pak Mansion/ })
    .click()
  expect(pick).toHaveBeenCalledExactlyOnceWith(found)
})

test.each(['en', 'zh-Hant'])(
  '[1.16] of more than ten places ten are shown, and the others at a tap, the first of them in focus (%s)',
  async (language) => {
    setLanguage(language)
    const many = Array.from({ length: 23 }, (_, at) => ({ ...found, placeId: `block-${at}`, building: `Block ${at + 1}` }))
    const heard = gatewayOf(answering(addressSuggest, () => ({ data: { data: many, elsewhere: false } })))
    const { getByRole, getByText } = await search('block')
    const rows = getByRole('list', { name: m.address_found_places() }).getByRole('listitem')
    const more = getByRole('button', { name: m.address_more({ count: 13 }) })
    await expect.element(more).toBeVisible()
    expect(heard[0]?.content).toMatchObject({ limit: 30 })
    expect(rows.elements()).toHaveLength(10)
    await expect.element(getByText(m.address_results_first({ count: 23, shown: 10 }))).toBeInTheDocument()
    await expectWellMade()
    await more.click()
    expect(rows.elements()).toHaveLength(23)
    await expect.element(getByRole('button', { name: /^Block 11/ })).toHaveFocus()
    await expect.element(getByText(m.address_results({ count: 23 }))).toBeInTheDocument()
    await expect.element(more).not.toBeInTheDocument()
  },
)

test('[1.16] ten places are all that there are: nothing more is offered', async () => {
  const ten = Array.from({ length: 10 }, (_, at) => ({ ...found, placeId: `block-${at}`, building: `Block ${at + 1}` }))
  gatewayOf(answering(addressSuggest, () => ({ data: { data: ten, elsewhere: false } })))
  const { getByRole } = await search('block')
  const buttons = getByRole('button')
  await expect.element(getByRole('button', { name: /^Block 10/ })).toBeVisible()
  expect(buttons.elements()).toHaveLength(10)
})

test('[1.16] a search that the network loses says so, and is made again at a tap', async () => {
  let lost = true
  gatewayOf(answering(addressSuggest, () => (lost ? Promise.reject(new TypeError('lost')) : { data: { data: [found], elsewhere: false } })))
  const { getByRole } = await search('ngan pak')
  const again = getByRole('button', { name: m.address_again() })
  await expect.element(again).toBeVisible()
  lost = false
  await again.click()
  await expect.element(getByRole('list', { name: m.address_found_places() })).toBeVisible()
})
