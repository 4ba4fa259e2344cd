/** Tells of the screen that stands now, and of each one that takes its place: the address bar itself says nothing when it is changed. */
export function watchScreens(tell: () => void) {
  let last = ''
  const look = () => {
    const { pathname, search } = location
    const now = pathname + (/[?&]placed=1/.exec(search)?.[0] ?? '')
    if (now === last) return
    last = now
    tell()
  }
  for (const way of ['pushState', 'replaceState'] as const) {
    const go = history[way].bind(history)
    history[way] = (...where) => {
      go(...where)
      look()
    }
  }
  addEventListener('popstate', look)
  look()
}
