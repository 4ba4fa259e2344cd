import * as v from 'valibot'
import { openJournal } from '../journal.ts'
import { offers } from './offers.ts'
import type { Issued } from './issued-voucher.ts'

/** The vendors' journal of their vouchers. */
export type VoucherJournal = { kept: Issued[]; write(voucher: Issued): void }

type Line = Omit<Issued, 'offer' | 'closed'> & { offer: string; closed: string[] }
const Known = v.looseObject({ vendor: v.string(), code: v.string(), offer: v.string(), closed: v.array(v.string()) })
/** A line that `write` has written: that much is looked at, that a line of something else is not taken for one. */
const Line = v.custom<Line>((line) => v.is(Known, line))

/** The vouchers of all vendors as a file tells them, of each the last line; what is written is on the disk at once. Without a file nothing is kept. */
export function openVoucherJournal(file: string | undefined): VoucherJournal {
  if (file === undefined) return { kept: [], write: () => {} }
  const journal = openJournal(file, Line)
  const latest = new Map(journal.lines.map((line) => [`${line.vendor}|${line.code}`, line]))
  return {
    kept: [...latest.values()].flatMap(({ closed, ...line }) => {
      const offer = offers.find(({ offerId }) => offerId === line.offer)
      return offer ? [{ ...line, offer, closed: new Set(closed) }] : []
    }),
    write: ({ offer, closed, ...voucher }) => journal.append({ ...voucher, offer: offer.offerId, closed: [...closed] }),
  }
}
