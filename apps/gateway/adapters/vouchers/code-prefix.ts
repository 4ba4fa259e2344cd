import type { CouponChannel } from '@harbour/rules'
import type { VoucherVendor } from '../../modules/vouchers/voucher-vendor.ts'

/** The prefix of a vendor's codes in our words: no vendor can tell a code that is ours, or another vendor's. */
export const codePrefix: Record<CouponChannel, string> = { Candao: 'CD-', Storellect: 'SL-', YUU: 'YU-', Mezzofy: 'MZ-' }

/** A vendor with its own letters before each code that it tells, and without them in each that it is asked for. */
export function withCodePrefix<Vendor extends VoucherVendor>(vendor: Vendor): Vendor {
  const letters = codePrefix[vendor.channel]
  const stripped = <Request extends { code: string }>(request: Request): Request | undefined =>
    request.code.startsWith(letters) ? { ...request, code: request.code.slice(letters.length) } : undefined
  return {
    ...vendor,
    async list(who) {
      const list = await vendor.list(who)
      return typeof list === 'string' ? list : { vouchers: list.vouchers.map((each) => ({ ...each, code: `${letters}${each.code}` })) }
    },
    async check(code, brand) {
      const request = stripped({ code })
      return request ? vendor.check(request.code, brand) : 'gone'
    },
    async hold(request) {
      const own = stripped(request)
      return own ? vendor.hold(own) : 'gone'
    },
    async commit(request) {
      const own = stripped(request)
      return own ? vendor.commit(own) : 'gone'
    },
    async release(request) {
      const own = stripped(request)
      return own ? vendor.release(own) : 'released'
    },
    async reverse(request) {
      const own = stripped(request)
      return own ? vendor.reverse(own) : 'gone'
    },
  }
}
