import { draftStore } from '../../../lib/persisted-store.ts'

const useDraftStore = draftStore('promo-draft', { code: '' })

/** The code that the guest was typing: a page that comes anew after a lost network still has it. */
export const promoDraft = (): string => useDraftStore.getState().code
export const keepPromoDraft = (code: string) => useDraftStore.setState({ code })
