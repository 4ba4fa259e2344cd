import type { LineIssue } from '@harbour/protocol'
import type { Product } from '@harbour/rules'
import { CircleAlert } from 'lucide-react'
import { issueWords } from '../../../entities/menu/issue-words.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { isSerious } from '../submit/issue-kinds.ts'

/** All that the server finds wrong with a line; few orders have any of it. */
export function LineIssues({ issues, product }: { issues: readonly LineIssue[]; product: Product | undefined }) {
  return issues.map((issue) => (
    <span key={issue.code} className={isSerious(issue) ? 'cf__issue' : 'cf__issue is-price'}>
      <Icon of={CircleAlert} size={16} />
      {issueWords(issue, product)}
    </span>
  ))
}
