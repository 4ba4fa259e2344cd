/** Begins to measure a stretch of time; gives a function that says how many milliseconds have gone by. */
export function startStopwatch(): () => number {
  const [page, device] = [performance.now(), Date.now()]
  // The page's clock cannot be set back, but may stand still while the device sleeps; the device's goes on, but may be set: the longer of the two is right.
  return () => Math.max(performance.now() - page, Date.now() - device)
}
