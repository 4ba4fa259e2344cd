import { useDevice } from '../../device/device-store.ts'
import { useAtWork } from '../../shift/tablet-lock.ts'

/** Says whether a guest's name, phone and address may be read here: where somebody works, and on no second screen, which hangs on a wall. */
export function useMaySeeGuest(): boolean {
  const second = useDevice(({ second }) => second)
  return useAtWork() && !second
}
