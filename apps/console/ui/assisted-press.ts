type Press = { width: number; height: number }
type Click = { detail: number; buttons: number }

/**
 * Says whether a click was made for somebody by a screen reader or by voice, which cannot hold a button: it counts no press, still has a button down when it
 * comes, or follows a touch without any size. `press` is the touch before it, if there was one.
 */
export function isAssisted({ detail, buttons }: Click, press: Press | null): boolean {
  return detail === 0 || buttons !== 0 || (press !== null && press.width === 0 && press.height === 0)
}
