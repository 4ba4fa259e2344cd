import { m } from '../../../paraglide/messages.js'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { Page } from '../../ui/Page.tsx'

type MissingOfferProps = {
  id: string
  /** The list that it would stand in. */
  list: { to: string; words: string }
  form: { read: object | undefined; error: Error | null; refetch: () => unknown }
}

/** The page of an offer that is not there: it is still read, could not be, or is gone. */
export function MissingOffer({ id, list, form: { read, error, refetch } }: MissingOfferProps) {
  return (
    <Page title={id} above={[list]}>
      <ErrorNote error={error} onRetry={refetch} />
      {read ? <p>{m.offers_gone()}</p> : !error && <Loading rows={8} />}
    </Page>
  )
}
