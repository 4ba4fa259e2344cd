import { useKeys } from '../../api/keys.ts'
import { useDevice } from '../device/device-store.ts'
import { useAtWork } from '../shift/tablet-lock.ts'

/** Says whether orders may be answered here: not at a second screen, nor by somebody whose role has nothing to do with orders. Where nobody is at work, whoever comes is asked who they are. */
export function useMayAnswer(): boolean {
  const second = useDevice(({ second }) => second)
  const atWork = useAtWork()
  const hasRight = useKeys(({ shift }) => shift?.rights.includes('shop.orders') ?? false)
  return !second && (!atWork || hasRight)
}
