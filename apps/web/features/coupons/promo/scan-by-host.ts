import { openHost } from '../../../entities/host/open-host.ts'
import { codeOf } from '../../../entities/coupon/camera.ts'

/** The code that the host's scanner has read; `cancelled` by the guest, `failed` where there is no scanner that works. */
export async function scanByHost(): Promise<{ code: string } | 'cancelled' | 'failed'> {
  const host = await openHost()
  const scanned = (await host.scan?.()) ?? 'failed'
  return typeof scanned === 'string' ? scanned : { code: codeOf(scanned.text) }
}
