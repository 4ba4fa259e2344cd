import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import type { DrawerDraft } from './drawer.ts'

/** Counts that are not saved yet, by shop and day. They survive a reload of this tab, and a refusal. */
const useDrafts = create<{ drafts: Record<string, DrawerDraft> }>()(
  persist(() => ({ drafts: {} as Record<string, DrawerDraft> }), {
    name: 'console.day-end',
    storage: createJSONStorage(() => sessionStorage),
  }),
)

type Of = { storeId: string; day: string }
const keyOf = ({ storeId, day }: Of) => `${storeId} ${day}`

/** The count of a day that is being typed; undefined where none is. */
export const useDraft = (of: Of): DrawerDraft | undefined => useDrafts(({ drafts }) => drafts[keyOf(of)])

export function keepDraft(of: Of, draft: DrawerDraft): void {
  useDrafts.setState(({ drafts }) => ({ drafts: { ...drafts, [keyOf(of)]: draft } }))
}

export function dropDraft(of: Of): void {
  useDrafts.setState(({ drafts: { [keyOf(of)]: _dropped, ...drafts } }) => ({ drafts }))
}
