import type { Answer, promiseGet } from '@harbour/protocol'
import { m } from '../../../paraglide/messages.js'
import type { Column } from '../../ui/table/columns.ts'
import { countText, minutesText, shareText } from './change-text.ts'
import { KeptShare } from './KeptShare.tsx'

export type PromiseRow = Answer<typeof promiseGet>['shops'][number]

/** The columns of promises: how many were kept, which way the others went, and how far the quote itself was off. */
export function promiseColumns(head: string, words: (row: PromiseRow) => string): Column<PromiseRow>[] {
  const count = (key: 'orders' | 'kept' | 'early' | 'late', title: string): Column<PromiseRow> => ({
    key,
    head: title,
    right: true,
    sort: (row) => row[key],
    cell: (row) => countText(row[key]),
  })
  const minutes = (key: 'median' | 'earliest' | 'latest', title: string): Column<PromiseRow> => ({
    key,
    head: title,
    right: true,
    sort: (row) => row[key] ?? 0,
    cell: (row) => minutesText(row[key]),
  })
  return [
    { key: 'name', head, sort: words, cell: (row) => <b>{words(row)}</b> },
    {
      key: 'share',
      head: m.insight_kept(),
      right: true,
      sort: ({ share }) => share ?? -1,
      cell: ({ share }) => <KeptShare share={share} words={shareText(share)} />,
    },
    count('orders', m.insight_promised_orders()),
    count('kept', m.insight_in_range()),
    count('early', m.insight_early()),
    count('late', m.insight_late()),
    minutes('median', m.insight_quote_error()),
    minutes('earliest', m.insight_nine_after()),
    minutes('latest', m.insight_nine_before()),
  ]
}
