import { miscAddressTag, miscUserTitles } from '@harbour/protocol'
import { beforeEach, expect, test } from 'vitest'
import { useOpenDoor } from '../../../entities/address/open-door.ts'
import { rememberDoor } from '../../../entities/address/remember-door.ts'
import { savedAddresses } from '../../../entities/address/saved-addresses.ts'
import { useContact } from '../../../entities/contact/contact.ts'
import { setOrderLocation, useOrderLocation } from '../../../entities/location/order-location.ts'
import { forgetPersisted } from '../../../lib/persisted-store.ts'
import { m } from '../../../paraglide/messages.js'
import { answering, gatewayOf } from '../../../testing/test-gateway.ts'
import { expectWellMade } from '../../../testing/test-barriers.ts'
import { show } from '../../../testing/test-phone.tsx'
import { GuestFields } from './GuestFields.tsx'

const place = { building: 'Ngan Pak Mansion', district: 'Eastern', fullAddress: '8 Taikoo Shing Road', lat: 22.2855, lng: 114.2187 }
const kitty = { name: 'Kitty Chan', phone: '61234567' }

beforeEach(() => {
  forgetPersisted(['place', 'addresses', 'contact', 'door-draft-31'])
  setOrderLocation({ address: { ...place, floor: '', flat: '' }, openDoor: { lat: place.lat, lng: place.lng, kind: 'tower' } })
})

/** The questions of a confirmation about who takes its order; of a delivery they may be about its door. */
function Asked({ delivering }: { delivering: boolean }) {
  const openDoor = useOpenDoor(useOrderLocation())
  const door = delivering ? openDoor : undefined
  return (
    <>
      <GuestFields
        {...{ delivering, door }}
        contact={useContact()}
        phone={{ state: 'empty' }}
        needed
        asked={false}
        opened={false}
        refused={false}
      />
      <button type="button" onClick={() => door && rememberDoor(door.address, kitty)}>
        ordered
      </button>
    </>
  )
}

async function openFields(delivering = true) {
  gatewayOf(
    answering(miscUserTitles, () => ({ data: [{ titlesCode: 'U02', titlesName: 'Ms' }] })),
    answering(miscAddressTag, () => ({ data: [] })),
  )
  const shown = await show(<Asked delivering={delivering} />)
  return {
    ...shown,
    field: (name: string) => shown.getByRole('textbox', { name: new RegExp(`^${name}`) }),
    title: shown.getByRole('combobox', { name: new RegExp(`^${m.address_title_field()}`) }),
    tag: (name: string) => shown.getByRole('radio', { name }),
    kept: (word: string) => shown.getByRole('button', { name: new RegExp(`^${m.confirm_kept({ word })}`) }),
  }
}

test('[3.2] [3.5] [5.11] a new guest says with the door their title, a note for the rider and the word for it, and all are kept', async () => {
  const { field, title, tag, kept, getByRole } = await openFields()
  await field(m.address_floor()).fill('12')
  await field(m.address_flat()).fill('B')
  // Folded, it is nothing that a reader comes to.
  await expect.element(title).not.toBeInTheDocument()
  await kept(m.address_tag_home()).click()
  await title.selectOptions('Ms')
  await field(m.address_note()).fill('Lift lobby past car park 2')
  await expect.element(tag(m.address_tag_home())).toBeChecked()
  await tag(m.address_tag_office()).click()
  await expect.element(tag(m.address_tag_office())).toBeChecked()
  await expectWellMade()
  await kept(m.address_tag_office()).click()
  await expect.element(kept(m.address_tag_office())).toMatchTextContent('Lift lobby past car park 2')
  await expect.element(title).not.toBeInTheDocument()
  await getByRole('button', { name: 'ordered' }).click()
  expect(savedAddresses()).toMatchObject([
    {
      address: { ...place, floor: '12', flat: 'B', note: 'Lift lobby past car park 2' },
      contact: { ...kitty, title: 'U02' },
      tag: 'T02',
    },
  ])
})

test('[5.11] a note for the rider ends at 26 characters', async () => {
  const { field, kept } = await openFields()
  await kept(m.address_tag_home()).click()
  await field(m.address_note()).fill('x'.repeat(30))
  await expect.element(field(m.address_note())).toHaveValue('x'.repeat(26))
})

test('[1.19] who takes an order away is asked for no door, and nothing that is kept with one', async () => {
  const { field, title, tag } = await openFields(false)
  await expect.element(field(m.confirm_name())).toBeVisible()
  await expect.element(title).not.toBeInTheDocument()
  await expect.element(field(m.address_note())).not.toBeInTheDocument()
  await expect.element(tag(m.address_tag_home())).not.toBeInTheDocument()
})
