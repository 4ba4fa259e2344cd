import type { Brand } from '@harbour/rules'
import { persistedStore } from '../../lib/persisted-store.ts'
import { brand } from '../../api/region.ts'

/** The person whom an order is for, as typed so far: complete or not, right or not. */
export type ContactDraft = { name: string; phone: string }

type Contacts = { byBrand: Partial<Record<Brand, ContactDraft>> }

const nobody: ContactDraft = { name: '', phone: '' }

/** Survives a reload and serves for the next order; each brand its own, since a phone belongs to a region. */
export const useContactStore = persistedStore<Contacts>('contact', { byBrand: {} })

export const useContact = (): ContactDraft => useContactStore(({ byBrand }) => byBrand[brand()] ?? nobody)

/** The contact as it stands now. */
export const contactNow = (): ContactDraft => useContactStore.getState().byBrand[brand()] ?? nobody

/** Writes part of the contact; the rest stays. */
export function writeContact(change: Partial<ContactDraft>) {
  useContactStore.setState(({ byBrand }) => ({ byBrand: { ...byBrand, [brand()]: { ...contactNow(), ...change } } }))
}
