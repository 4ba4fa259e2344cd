/** So long at most, in milliseconds: a tab that the phone has put to sleep must not stop the others for ever. */
const patience = 30_000

/** Does a piece of work while no other tab does one of its name. Where tabs cannot wait for one another (over plain HTTP) it is done at once. */
export async function alone<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work()
  let begun = false
  const begin = () => {
    begun = true
    return work()
  }
  try {
    return await navigator.locks.request(name, { signal: AbortSignal.timeout(patience) }, begin)
  } catch (cause) {
    if (begun) throw cause
    return work()
  }
}
