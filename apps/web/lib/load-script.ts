/** Spec 9.7. */
const usualMs = 20_000

/** Loads a script of others into the page; whatever has not come in time has not come. */
export function loadScript(src: string, timeoutMs = usualMs): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const script = document.createElement('script')
  const late = setTimeout(() => {
    script.remove()
    reject(new DOMException(`${src} did not come`, 'TimeoutError'))
  }, timeoutMs)
  script.async = true
  script.src = src
  script.onload = () => resolve()
  script.onerror = () => reject(new Error(`${src} cannot be had`))
  document.head.append(script)
  return promise.finally(() => clearTimeout(late))
}
