import { draftStore } from '../../../lib/persisted-store.ts'

/** The code that the guest was typing: a page that comes anew after a lost network still has it. */
export const usePromoDraft = draftStore('promo-draft', { code: '' })
