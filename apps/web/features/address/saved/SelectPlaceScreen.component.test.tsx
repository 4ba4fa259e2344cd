import { miscAddressTag, miscUserTitles } from '@harbour/protocol'
import { Route, Routes } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { saveAddress } from '../../../entities/address/saved-addresses.ts'
import { forgetPersisted } from '../../../lib/persisted-store.ts'
import { m } from '../../../paraglide/messages.js'
import { answering, gatewayOf } from '../../../testing/test-gateway.ts'
import { show } from '../../../testing/test-phone.tsx'
import { SendPlaceScreen } from '../form/SendPlaceScreen.tsx'
import { SelectPlaceScreen } from './SelectPlaceScreen.tsx'

const place = { building: 'Ngan Pak Mansion', district: 'Eastern', fullAddress: '8 Taikoo Shing Road', lat: 22.2855, lng: 114.2187 }
const note = 'Lift lobby past car park 2'
const contact = { title: 'U02', name: 'Chan Ka Man', phone: '61234567' }

afterEach(() => forgetPersisted(['addresses', 'address-draft-31']))

test('[2.17] [3.2] [3.5] [5.11] a saved address shows its word, whom the rider meets and their note, and so does its form', async () => {
  gatewayOf(
    answering(miscUserTitles, () => ({ data: [{ titlesCode: 'U02', titlesName: 'Ms' }] })),
    answering(miscAddressTag, () => ({ data: [] })),
  )
  saveAddress({ addressCode: 'office', address: { ...place, floor: '12', flat: 'B', note }, contact, tag: 'T02', isDefault: true })
  const { getByRole } = await show(
    <Routes>
      <Route path="/selectPlace" element={<SelectPlaceScreen />} />
      <Route path="/sendPlace" element={<SendPlaceScreen />} />
    </Routes>,
    { at: '/selectPlace?manage=1' },
  )
  const card = getByRole('listitem')
  for (const words of [m.address_tag_office(), /Ms Chan Ka Man/, note]) await expect.element(card).toMatchTextContent(words)
  await card.getByRole('link', { name: /Ngan Pak Mansion/ }).click()
  await expect.element(getByRole('textbox', { name: new RegExp(`^${m.address_note()}`) })).toHaveValue(note)
  await expect.element(getByRole('combobox', { name: m.address_title_field() })).toHaveDisplayValue('Ms')
  await expect.element(getByRole('radio', { name: m.address_tag_office() })).toBeChecked()
})
