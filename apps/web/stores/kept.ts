import { create } from 'zustand'

let standing = false
const waiting: (() => void)[] = []
const renewals = new Map<string, () => void>()

type Shelf = 'localStorage' | 'sessionStorage'

/**
 * A store that this device keeps, under a key of local storage; `part` says which part of it. A pre-rendered page shows a
 * fresh guest's screen and comes alive as one, so what was kept is recalled once the first screen stands.
 */
export const keptStore = <State extends object>(key: string, fresh: State, part?: (state: State) => Partial<State>) =>
  storeOn('localStorage', key, fresh, part)

/** A store of what somebody is writing: it lasts through a reload, and ends with the visit. */
export const draftStore = <State extends object>(key: string, fresh: State, part?: (state: State) => Partial<State>) =>
  storeOn('sessionStorage', key, fresh, part)

function storeOn<State extends object>(shelf: Shelf, key: string, fresh: State, part: (state: State) => Partial<State> = (state) => state) {
  const store = create<State>()(() => fresh)
  renewals.set(key, () => store.setState(fresh, true))
  const recall = () => {
    store.subscribe((state) => keep(shelf, key, part(state)))
    const known = kept<State>(shelf, key)
    // Where nothing was kept, what is drawn stays as it is.
    if (known) store.setState(known)
    else if (store.getState() !== fresh) keep(shelf, key, part(store.getState()))
  }
  if (standing) recall()
  else waiting.push(recall)
  return store
}

/** The first screen stands: every store recalls what it kept, those that are yet to come at once. */
export function recallAll() {
  standing = true
  for (const recall of waiting.splice(0)) recall()
}

/** Forgets what was kept under these keys, also where the code of a store has not come yet. */
export function forgetKept(keys: readonly string[]) {
  for (const key of keys) {
    renewals.get(key)?.()
    localStorage.removeItem(key)
    sessionStorage.removeItem(key)
  }
}

// A browser that keeps nothing, or has kept something unreadable, still serves its guest.
function kept<State>(shelf: Shelf, key: string): Partial<State> | undefined {
  try {
    const told = JSON.parse(globalThis[shelf].getItem(key) ?? '{}') as { state?: Partial<State> } // as `keep` has written it
    return told.state
  } catch {
    return undefined
  }
}

function keep(shelf: Shelf, key: string, state: object) {
  try {
    globalThis[shelf].setItem(key, JSON.stringify({ state, version: 0 }))
  } catch {
    // As above.
  }
}
