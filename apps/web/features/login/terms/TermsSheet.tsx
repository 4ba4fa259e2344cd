import { useQuery } from '@tanstack/react-query'
import { m } from '../../../paraglide/messages.js'
import { chainTextQuery } from '../../../entities/brand/chain-text-query.ts'
import { Article } from '../../../ui/frame/Article.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Sheet } from '../../../ui/overlay/Sheet.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'

type TermsSheetProps = { reading: 'agreement' | 'privacy' | undefined; onClose: () => void }

/** The terms or the privacy policy over the form, which stays as it was. */
export function TermsSheet({ reading, onClose }: TermsSheetProps) {
  return (
    <Sheet
      open={reading !== undefined}
      tall
      onClose={onClose}
      title={reading === 'privacy' ? m.register_agree_privacy_title() : m.register_agree_terms_title()}
      className="terms"
    >
      {reading && <Text name={reading} />}
    </Sheet>
  )
}

function Text({ name }: { name: string }) {
  const { data, isError, refetch } = useQuery(chainTextQuery(name))
  if (data)
    return (
      // Scrolled by keys from here on: there is nothing else to press in a text.
      <section tabIndex={0} aria-label={data.title}>
        <Article sections={data.sections} />
      </section>
    )
  if (!isError) return <Skeleton height={240} />
  return (
    <Button variant="tint" block reason={m.register_terms_lost()} onClick={() => void refetch()}>
      {m.check_retry()}
    </Button>
  )
}
