/** Keeps the phone's screen on, where it lets us; taken again each time the page comes back to the front. Gives a function that ends it. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | undefined
  let ended = false
  const take = async () => {
    if (ended || document.hidden || !('wakeLock' in navigator)) return
    // A phone that is low on power refuses; its screen sleeps then.
    const taken = await navigator.wakeLock.request('screen').catch(() => undefined)
    if (ended) await taken?.release()
    else lock = taken
  }
  const onShown = () => void take()
  document.addEventListener('visibilitychange', onShown)
  void take()
  return () => {
    ended = true
    document.removeEventListener('visibilitychange', onShown)
    void lock?.release()
  }
}
