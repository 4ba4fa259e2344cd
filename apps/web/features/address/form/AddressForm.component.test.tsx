import { findDeliveryStore, miscUserTitles } from '@harbour/protocol'
import { expect, test } from 'vitest'
import { setLanguage } from '../../../lib/locale.ts'
import { restoreStores } from '../../../lib/persisted-store.ts'
import { m } from '../../../paraglide/messages.js'
import { expectWellMade } from '../../../testing/test-barriers.ts'
import { answering, gatewayOf } from '../../../testing/test-gateway.ts'
import { freshQueries, show } from '../../../testing/test-phone.tsx'
import { deliveryQuery } from '../delivery-query.ts'
import { AddressForm } from './AddressForm.tsx'
import { begin, useDraft, type AddressDraft } from './address-draft.ts'

const street = {
  building: 'King’s Road',
  district: 'Eastern',
  fullAddress: 'King’s Road, North Point',
  lat: 22.29,
  lng: 114.2,
  kind: 'street',
}
const blank: AddressDraft = {
  place: street,
  detail: '',
  floor: '',
  flat: '',
  title: '',
  name: '',
  phone: '',
  note: '',
  tag: 'T01',
  isDefault: false,
}

function Form() {
  const draft = useDraft()
  return draft && <AddressForm draft={draft} />
}

/** The form of an address, at a place that somebody delivers to. */
async function openForm(draft: Partial<AddressDraft> = {}) {
  restoreStores()
  begin({ ...blank, ...draft })
  const queries = freshQueries()
  queries.setQueryData(deliveryQuery(street).queryKey, {})
  gatewayOf(
    answering(miscUserTitles, () => ({ data: [{ titlesCode: 'U01', titlesName: 'Ms' }] })),
    // Known already; asked again it takes its time.
    answering(findDeliveryStore, () => new Promise(() => undefined)),
  )
  const shown = await show(<Form />, { at: '/sendPlace', queries })
  const field = (name: string) => shown.getByRole('textbox', { name })
  return { ...shown, field, save: shown.getByRole('button', { name: m.address_save() }) }
}

test.each(['en', 'zh-Hant'])(
  '[2.16] [5.12] gaps are told at their fields, the first one first, and nothing typed is lost (%s)',
  async (language) => {
    setLanguage(language)
    const { field, save } = await openForm()
    await field(m.address_phone()).fill('6123 45')
    await expect.element(field(m.address_number())).not.toHaveAttribute('aria-invalid')
    await save.click()
    await expect.element(field(m.address_number())).toHaveFocus()
    await expect.element(field(m.address_number())).toHaveAccessibleDescription(m.address_number_missing())
    await expect.element(field(m.address_floor())).toHaveAccessibleDescription(m.address_floor_missing())
    await expect.element(field(m.address_flat())).toHaveAccessibleDescription(m.address_flat_missing())
    await expect.element(field(m.address_contact())).toHaveAccessibleDescription(m.address_contact_missing())
    await expect.element(field(m.address_phone())).toHaveAccessibleDescription(m.address_phone_short())
    await expectWellMade()
    // For a reload.
    expect(JSON.stringify(sessionStorage)).toContain('6123 45')
  },
)

test('[5.12] a gap that is filled is told no more, and the next one has the focus', async () => {
  const { field, save } = await openForm({ detail: '8' })
  await save.click()
  await expect.element(field(m.address_floor())).toHaveFocus()
  await field(m.address_floor()).fill('12')
  await expect.element(field(m.address_floor())).not.toHaveAttribute('aria-invalid')
  await save.click()
  await expect.element(field(m.address_flat())).toHaveFocus()
})

test('[5.12] a number that is too short is told once it has been left, one that cannot be at once', async () => {
  const { field } = await openForm()
  const phone = field(m.address_phone())
  await phone.fill('6123')
  await expect.element(phone).not.toHaveAttribute('aria-invalid')
  await field(m.address_contact()).click()
  await expect.element(phone).toHaveAccessibleDescription(m.address_phone_short())
  await phone.fill('0123 4567')
  await expect.element(phone).toHaveAttribute('aria-invalid', 'true')
})
