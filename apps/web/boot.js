// Runs inside the page before anything else; kept small, it is inlined and its hash stands in the content security policy.
;(() => {
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
  try {
    new PerformanceObserver(() => {
      void Promise.allSettled(pictures().map((picture) => picture.decode())).then(painted)
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  } catch {
    // A browser that does not report its largest paint starts by the clock.
  }
  for (const touch of ['pointerdown', 'keydown', 'touchstart']) addEventListener(touch, start, { once: true, passive: true })
  setTimeout(start, 2500)
})()
