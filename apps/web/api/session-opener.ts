type SessionOpener = { openSession: () => Promise<void> }

let load: (() => Promise<SessionOpener>) | undefined

/** Says where the code is that opens a session: it speaks with the host and wipes what was another's, of which a call knows nothing. */
export function provideSessionOpener(loading: () => Promise<SessionOpener>) {
  load = loading
}

/** Fetches the code that opens a session. */
export async function loadSessionOpener(): Promise<SessionOpener> {
  if (!load) throw new Error('no code that opens a session')
  return load()
}
