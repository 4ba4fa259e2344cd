import type { Answer, ledgerGet } from '@harbour/protocol'
import { m } from '../../../paraglide/messages.js'

export type AccountSums = Answer<typeof ledgerGet>['accounts'][number]
export type AccountName = AccountSums['account']

/** An account's name. */
export const accountWords = (account: AccountName): string => words[account]()

const words: Record<AccountName, () => string> = {
  provider: m.finance_account_provider,
  till: m.finance_account_till,
  sales: m.finance_account_sales,
  rounding: m.finance_account_rounding,
  refunds: m.finance_account_refunds,
  short: m.finance_account_short,
  owed: m.finance_account_owed,
  quarantine: m.finance_account_quarantine,
  office: m.finance_account_office,
  kept: m.finance_account_kept,
}

/** The accounts as the books group them: what others have for the chain, what it earned, what went back or never came, and what waits for a person. */
export const accountGroups: readonly { words: () => string; accounts: readonly AccountName[] }[] = [
  { words: m.finance_group_clearing, accounts: ['provider', 'till'] },
  { words: m.finance_group_income, accounts: ['sales', 'rounding'] },
  { words: m.finance_group_back, accounts: ['refunds', 'short'] },
  { words: m.finance_group_apart, accounts: ['owed', 'quarantine', 'office', 'kept'] },
]

/** The account of that name; undefined for a text that names none. */
export const accountOf = (name: string): AccountName | undefined =>
  accountGroups.flatMap(({ accounts }) => accounts).find((account) => account === name)
