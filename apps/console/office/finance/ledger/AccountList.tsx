import { classes } from '../../../lib/classes.ts'
import { exactMoney } from '../../../lib/money-text.ts'
import { m } from '../../../paraglide/messages.js'
import { accountGroups, accountWords, type AccountName, type AccountSums } from './account-words.ts'

type AccountListProps = {
  accounts: readonly AccountSums[]
  current: AccountName | undefined
  onChoose: (account: AccountName | undefined) => void
}

/** The accounts of a day with what moved on each: one of them narrows the lines. */
export function AccountList({ accounts, current, onChoose }: AccountListProps) {
  const sums = new Map(accounts.map(({ account, amount }) => [account, amount]))
  return (
    <nav className="flg__accounts" aria-label={m.finance_accounts()}>
      <button
        type="button"
        aria-pressed={current === undefined}
        className={classes(!current && 'is-on')}
        onClick={() => onChoose(undefined)}
      >
        {m.finance_all_accounts()}
      </button>
      {accountGroups.map(({ words, accounts: some }) => (
        <section key={some[0]}>
          <h2>{words()}</h2>
          {some.map((account) => (
            <button
              key={account}
              type="button"
              aria-pressed={account === current}
              className={classes(account === current && 'is-on')}
              onClick={() => onChoose(account)}
            >
              {accountWords(account)} <span>{exactMoney(sums.get(account) ?? 0)}</span>
            </button>
          ))}
        </section>
      ))}
    </nav>
  )
}
