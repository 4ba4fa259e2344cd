import * as v from 'valibot'
import type { VendorConnection } from './vendor-connection.ts'
import { createMezzofyCalls, type MezzofySettings } from './mezzofy-calls.ts'
import { createMezzofyRedemptions } from './mezzofy-redemptions.ts'
import { SerialPage, serialVoucher } from './mezzofy-serial.ts'
import { currentOutcome, vendorOperations } from './vendor-operations.ts'
import { eachOnce } from './vendor-fields.ts'
import type { VoucherVendor } from '../../modules/vouchers/voucher-vendor.ts'

const pageSize = 100
/** Nobody has more; a list that does not end is none. */
const mostPages = 10

/**
 * A vendor of gift vouchers, by version 2 of its API as its page for integration and its open libraries for Android (1.0.2) and iOS (1.0.0) told it
 * in November 2026. Theirs are the token, the services and their paths, and the names of almost all fields. Assumed is what they leave open, and
 * what our port needs beyond them: decision 074 lists it, and it is to be settled with Mezzofy before going live.
 */
export function mezzofyVendor(settings: MezzofySettings, { clock, patienceMs }: VendorConnection): VoucherVendor {
  const call = createMezzofyCalls(settings, patienceMs)
  const redemptions = createMezzofyRedemptions(call, settings.outlet)
  const inTime = () => AbortSignal.timeout(patienceMs)

  /** All serials of a customer, page by page; nothing where one of the pages cannot be read. */
  async function serialsOf(customer: string, signal: AbortSignal): Promise<unknown[] | undefined> {
    const found: unknown[] = []
    for (let page = 0; page < mostPages; page++) {
      const path = `/customer/${encodeURIComponent(customer)}?skip=${page * pageSize}&limit=${pageSize}`
      const reply = await call({ service: 'serial', path }, signal)
      const read = v.safeParse(SerialPage, reply?.status === 200 ? reply.body : undefined)
      if (!read.success) return undefined
      found.push(...read.output.results)
      if (read.output.results.length < pageSize) return found
    }
    return undefined
  }

  return {
    channel: 'Mezzofy',
    async list({ phone, brand }) {
      const serials = await serialsOf(phone, inTime())
      return serials ? { vouchers: eachOnce(serials.flatMap((serial) => serialVoucher(serial, brand))) } : 'unknown'
    },
    async check(code) {
      const { word, state } = await redemptions.read(code, inTime())
      return currentOutcome(word, state)
    },
    ...vendorOperations(clock, (operation, hold, seconds) => redemptions[operation](hold, inTime(), seconds)),
  }
}
