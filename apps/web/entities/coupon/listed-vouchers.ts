import type { Voucher } from '@harbour/protocol'

/** The vouchers of every source, each once; of the same code the last. */
export function listedVouchers(...sources: readonly (readonly Voucher[])[]): Voucher[] {
  return [...new Map(sources.flat().map((voucher) => [voucher.voucherCode, voucher])).values()]
}

/** Tells whether a voucher is for the counter alone: listed apart, never selected online. */
export function isForCounter({ voucherCategoryCode }: Pick<Voucher, 'voucherCategoryCode'>): boolean {
  return voucherCategoryCode.split(',').every((code) => code.trim() === 'A03')
}

/** The number of vouchers in a member’s list, held ones among them, without those for the counter and a word from the chain, which members are not shown (spec 5.6). */
export function countListed(listed: readonly Voucher[]): number {
  return listed.filter((voucher) => voucher.voucherType !== null && !isForCounter(voucher)).length
}
