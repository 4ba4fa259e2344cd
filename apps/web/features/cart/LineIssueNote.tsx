import type { CartLine, LineIssue, Product } from '@harbour/rules'
import { TriangleAlert } from 'lucide-react'
import { m } from '../../paraglide/messages.js'
import { editLine, placeOfLine, setLineQuantity } from '../../entities/cart/cart-store.ts'
import { issueWords } from '../../entities/menu/issue-words.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { focusLines } from './focus-lines.ts'
import type { LineFix } from './line-fix.ts'
import { paths } from '../../navigation/paths.ts'

type LineIssueNoteProps = { issue: LineIssue; mend: LineFix; line: CartLine; product: Product | undefined }

/** The fault that a line has now, and the one tap that mends it. */
export function LineIssueNote({ issue, mend, line, product }: LineIssueNoteProps) {
  const { index } = issue
  const name = product?.name ?? m.cart_unknown()
  const label = (words: string) => `${words}${m.cart_comma()}${name}`
  return (
    <Banner tone="warn" icon={TriangleAlert} note>
      <span className="line__issue">
        {issueWords(issue, product)}
        {mend.kind === 'change' ? (
          <Button small variant="tint" href={`${paths.dish(line.uid)}?edit=${index}`} aria-label={label(m.cart_change())}>
            {m.cart_change()}
          </Button>
        ) : (
          <Button small variant="tint" aria-label={label(mendWords(mend))} onClick={() => apply(mend, line)}>
            {mendWords(mend)}
          </Button>
        )}
      </span>
    </Banner>
  )
}

function mendWords(mend: Exclude<LineFix, { kind: 'change' }>): string {
  if (mend.kind === 'reduce') return m.cart_reduce({ num: mend.num })
  return mend.kind === 'accept' ? m.cart_accept() : m.cart_remove()
}

function apply(mend: Exclude<LineFix, { kind: 'change' }>, line: CartLine) {
  const place = placeOfLine(line)
  if (place >= 0 && mend.kind === 'accept') editLine(place, mend.line)
  else if (place >= 0) setLineQuantity(place, mend.kind === 'reduce' ? mend.num : 0)
  focusLines()
}
