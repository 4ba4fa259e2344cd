// Begins a trace with each call of this page to its own gateway (https://www.w3.org/TR/trace-context/). Pages load it only where TRACES_WEB is on; the ids are
// drawn anew for each call, and say nothing of the guest.
{
  const base = new URL(document.documentElement.dataset.gateway || '/api', location.href)
  const plainFetch = globalThis.fetch
  const draw = (bytes) => Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('')
  globalThis.fetch = (input, init) => {
    const url = typeof input === 'string' ? new URL(input, location.href) : undefined
    // A gateway of another origin would have to be asked beforehand whether it takes the header.
    if (url?.origin !== location.origin || !url.href.startsWith(`${base.href}/`)) return plainFetch(input, init)
    const headers = new Headers(init?.headers)
    headers.set('traceparent', `00-${draw(16)}-${draw(8)}-01`)
    return plainFetch(input, { ...init, headers })
  }
}
