import { create, type StoreApi, type UseBoundStore } from 'zustand'

/** A store that all tabs of this device have in common. */
type SharedStore<State> = {
  use: UseBoundStore<StoreApi<State>>
  /** Changes what stands there now, whichever tab has written it. */
  change: (update: (state: State) => Partial<State>) => void
  /** Takes over what other tabs have written; gives it. */
  reread: () => State
}

type Options<State> = {
  initial: State
  /** Reads what was kept; undefined of what is not as it should be. */
  read: (kept: unknown) => State | undefined
}

/** Makes a store that is kept in local storage, through reloads. Where nothing can be kept there it lives in this tab alone. */
export function sharedStore<State extends object>(name: string, { initial, read }: Options<State>): SharedStore<State> {
  const use = create<State>()(() => initial)
  let seen: string | null = null
  const reread = () => {
    const kept = textOf(name)
    // What could not be written stands in this tab alone, and what has not changed is known.
    if (kept !== seen && kept !== undefined) use.setState(read(stateOf(kept)) ?? initial, true)
    seen = kept ?? seen
    return use.getState()
  }
  const change = (update: (state: State) => Partial<State>) => {
    reread()
    use.setState(update)
    const text = JSON.stringify({ state: use.getState(), version: 0 })
    try {
      localStorage.setItem(name, text)
      seen = text
    } catch {
      // Full, or closed to this page.
    }
  }
  reread()
  globalThis.addEventListener?.('storage', ({ key }) => {
    if (key === name || key === null) reread()
  })
  return { use, change, reread }
}

/** The text that is kept; undefined where nothing can be. */
function textOf(name: string): string | null | undefined {
  try {
    return localStorage.getItem(name)
  } catch {
    return undefined
  }
}

function stateOf(text: string | null): unknown {
  try {
    return (JSON.parse(text ?? 'null') as { state?: unknown } | null)?.state // as `change` has written it, or read as nothing
  } catch {
    return undefined
  }
}
