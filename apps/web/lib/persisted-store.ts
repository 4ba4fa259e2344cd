import { create } from 'zustand'

let restored = false
const waiting: (() => void)[] = []
const renewals = new Map<string, () => void>()
const looks: (() => void)[] = []

type Shelf = 'localStorage' | 'sessionStorage'

type Keeping<State> = {
  /** The part of the store that is kept. */
  part?: (state: State) => Partial<State>
  /** Picks what is taken over of what another tab has kept; all of it, where nothing is said. */
  take?: (told: Partial<State>) => Partial<State>
  /** Mends each value of what is read, as a reviver of JSON: what an older app has kept may be another than is kept today. */
  revive?: (key: string, value: unknown) => unknown
}

/**
 * A store that this device keeps, under a key of local storage. A pre-rendered page shows a fresh guest's screen and comes alive as
 * one, so what was kept is recalled once the first screen stands. All tabs share it: what one writes the others take over, and every
 * change starts from what is kept by then.
 */
export const persistedStore = <State extends object>(key: string, fresh: State, keeping?: Keeping<State>) =>
  storeOn('localStorage', key, fresh, keeping)

/** A store of what somebody is writing: it lasts through a reload, and ends with the visit. */
export const draftStore = <State extends object>(key: string, fresh: State) => storeOn('sessionStorage', key, fresh)

function storeOn<State extends object>(shelf: Shelf, key: string, fresh: State, keeping: Keeping<State> = {}) {
  const { part = (state) => state, take = (told) => told, revive } = keeping
  const store = create<State>()(() => fresh)
  renewals.set(key, () => store.setState(fresh, true))
  const recall = () => {
    const change = store.setState as (...how: unknown[]) => void // in each of its forms
    let seen = textOf(shelf, key)
    const save = () => {
      seen = keep(shelf, key, part(store.getState())) ?? seen
    }
    const lookAgain = () => {
      const text = textOf(shelf, key)
      if (text === seen) return
      seen = text
      change(take({ ...part(fresh), ...stateIn<State>(text, revive) }))
    }
    store.setState = (...how: unknown[]) => {
      lookAgain()
      change(...how)
      save()
    }
    looks.push(lookAgain)
    const known = stateIn<State>(seen, revive)
    // With nothing kept, the page stays as it is drawn.
    if (known) change(known)
    else if (store.getState() !== fresh) save()
  }
  if (restored) recall()
  else waiting.push(recall)
  return store
}

/** The first screen stands: every store recalls what it kept, those that are yet to come at once. */
export function restoreStores() {
  restored = true
  for (const recall of waiting.splice(0)) recall()
  // A tab that slept has not heard what others wrote.
  for (const moment of ['storage', 'visibilitychange']) addEventListener(moment, syncFromStorage)
}

/** Takes over what other tabs have written by now; a tab hears of it by itself, but a moment later. */
export function syncFromStorage() {
  for (const lookAgain of looks) lookAgain()
}

/** Forgets what was kept under these keys, also where the code of a store has not come yet. */
export function forgetPersisted(keys: readonly string[]) {
  for (const key of keys) {
    renewals.get(key)?.()
    localStorage.removeItem(key)
    sessionStorage.removeItem(key)
  }
}

// A browser that keeps nothing, or has kept something unreadable, still serves its guest.
function textOf(shelf: Shelf, key: string): string | null {
  try {
    return globalThis[shelf].getItem(key)
  } catch {
    return null
  }
}

function stateIn<State>(text: string | null, revive?: Keeping<State>['revive']): Partial<State> | undefined {
  try {
    return (JSON.parse(text ?? '{}', revive) as { state?: Partial<State> }).state // as `keep` has written it
  } catch {
    return undefined
  }
}

/** Writes a state, and gives the text that is written now; undefined where nothing could be. */
function keep(shelf: Shelf, key: string, state: object): string | undefined {
  const text = JSON.stringify({ state, version: 0 })
  try {
    globalThis[shelf].setItem(key, text)
    return text
  } catch {
    return undefined
  }
}
