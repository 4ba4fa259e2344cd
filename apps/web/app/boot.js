// Runs inside the page before anything else; kept small, it is inlined and its hash stands in the content security policy.
;(() => {
  // The loyalty partner's token opens a session, once: it leaves the address bar before anything else looks there.
  const address = new URL(location.href)
  const token = address.searchParams.get('idtoken')
  if (token !== null) {
    address.searchParams.delete('idtoken')
    history.replaceState(history.state, '', address)
    try {
      sessionStorage.setItem('idtoken', token)
    } catch {
      // A browser that keeps nothing opens the shop as for anybody.
    }
  }

  const page = document.documentElement
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const wear = () => (page.dataset.theme = dark.matches ? 'dark' : 'light')
  wear()
  dark.addEventListener('change', wear)

  const screen = page.dataset.prerendered
  let started = false
  const start = () => {
    if (started) return
    started = true
    import('__ENTRY__').catch(() => window.harbour?.replay())
    for (const part of screen?.split(' ') ?? []) import(part).catch(() => {})
  }
  if (!screen) return start()

  // The page is a newcomer's. Whoever has chosen how and where to order is led elsewhere by its links, once the app knows.
  let held = 'button,input,label'
  try {
    if (localStorage.getItem('place')) held += ',a'
  } catch {
    // A browser that keeps nothing knows newcomers alone.
  }
  let early
  const keep = (event) => {
    const button = event.target.closest?.(held)
    if (!button) return
    event.preventDefault()
    event.stopPropagation()
    early = button
  }
  addEventListener('click', keep, true)
  window.harbour = {
    replay() {
      removeEventListener('click', keep, true)
      if (early?.isConnected) early.click()
    },
  }

  // The app waits until the page has painted its largest part: the pictures that it does not leave for later.
  const painted = () => requestAnimationFrame(() => setTimeout(start))
  const pictures = () => [...document.images].filter(({ loading }) => loading === 'eager')
  const seen = () => void Promise.allSettled(pictures().map((picture) => picture.decode())).then(painted)
  const reported = globalThis.PerformanceObserver?.supportedEntryTypes?.includes('largest-contentful-paint')
  if (reported) new PerformanceObserver(seen).observe({ type: 'largest-contentful-paint', buffered: true })
  // WebKit does not report it: all that the page itself names has come by then.
  else addEventListener('load', seen)
  for (const touch of ['pointerdown', 'keydown', 'touchstart']) addEventListener(touch, start, { once: true, passive: true })
  setTimeout(start, 2500)
})()
