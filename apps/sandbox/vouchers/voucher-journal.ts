import { openJournal } from '../journal.ts'
import { offers } from './offers.ts'
import type { Issued } from './wallet.ts'

/** What vendors have written down of their vouchers. */
export type VoucherJournal = { kept: Issued[]; write(voucher: Issued): void }

type Line = Omit<Issued, 'offer' | 'closed'> & { offer: string; closed: string[] }

/** The vouchers of all vendors as a file tells them, of each the last line; what is written is on the disk at once. Without a file nothing is kept. */
export function openVoucherJournal(file: string | undefined): VoucherJournal {
  if (file === undefined) return { kept: [], write: () => {} }
  const journal = openJournal(file)
  const lines = journal.lines as Line[] // what `write` has written
  const latest = new Map(lines.map((line) => [`${line.vendor}|${line.code}`, line]))
  return {
    kept: [...latest.values()].flatMap(({ closed, ...line }) => {
      const offer = offers.find(({ offerId }) => offerId === line.offer)
      return offer ? [{ ...line, offer, closed: new Set(closed) }] : []
    }),
    write: ({ offer, closed, ...voucher }) => journal.append({ ...voucher, offer: offer.offerId, closed: [...closed] }),
  }
}
