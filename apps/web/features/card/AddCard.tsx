import { Plus } from 'lucide-react'
import { m } from '../../paraglide/messages.js'
import { paths } from '../../navigation/paths.ts'
import { Button } from '../../ui/Button.tsx'
import { CtaBar } from '../../ui/frame/CtaBar.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { CardRefusal } from './CardRefusal.tsx'
import { useCardPage } from './card-page.ts'

/** The way to save a card: our own form, or the provider's page, where it takes cards there alone. */
export function AddCard({ onPage }: { onPage: boolean }) {
  const { open, busy, failed } = useCardPage()
  return (
    <CtaBar>
      {onPage ? (
        <Button block loading={busy} reason={failed ? <CardRefusal words={failed} /> : m.card_page_note()} onClick={open}>
          <Icon of={Plus} size={20} />
          {m.card_add()}
        </Button>
      ) : (
        <Button block href={paths.addCard}>
          <Icon of={Plus} size={20} />
          {m.card_add()}
        </Button>
      )}
    </CtaBar>
  )
}
