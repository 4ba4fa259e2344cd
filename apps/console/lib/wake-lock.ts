import { create } from 'zustand'

/** The screen of this device: kept awake, or refused to be, by the browser or a battery that is low. */
export const useWake = create<{ held: boolean; refused: boolean }>()(() => ({ held: false, refused: false }))

const tryAgain = 30_000

/** Keeps the screen awake until the given function is called; takes the lock again whenever the page is seen anew. */
export function keepAwake(): () => void {
  let [lock, ended]: [WakeLockSentinel | undefined, boolean] = [undefined, false]
  const ask = async () => {
    if (ended || document.hidden || (lock && !lock.released)) return
    try {
      const given = await navigator.wakeLock.request('screen')
      if (ended) return await given.release()
      lock = given
      given.addEventListener('release', () => useWake.setState({ held: false }))
      useWake.setState({ held: true, refused: false })
    } catch {
      // Browsers without wake locks have no `navigator.wakeLock`, which ends here, too.
      if (!document.hidden) useWake.setState({ held: false, refused: true })
    }
  }
  const askAgain = () => void ask()
  askAgain()
  document.addEventListener('visibilitychange', askAgain)
  const timer = setInterval(askAgain, tryAgain)
  return () => {
    ended = true
    clearInterval(timer)
    document.removeEventListener('visibilitychange', askAgain)
    void lock?.release()
    useWake.setState({ held: false, refused: false })
  }
}
