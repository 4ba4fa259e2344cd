import { voucherRelease } from '@harbour/protocol'
import { call } from '../../api/call.ts'

/** Spec 9.9. */
const tries = 3

type Release = (codes: string[]) => Promise<{ failed: readonly string[] }>

/** Gives held vouchers back, those that failed up to three times (spec 4.36); what is left then is freed by the gateway in ten minutes. Never rejects. */
export async function releaseVouchers(codes: readonly string[], release: Release = ask): Promise<void> {
  let left = [...codes]
  for (let times = 0; times < tries && left.length > 0; times++) {
    const asked = left
    left = await release(asked).then(
      ({ failed }) => [...failed],
      () => asked,
    )
  }
}

const ask: Release = (voucherCodeList) => call(voucherRelease, { voucherCodeList }, { background: true, handles: 'all' })
