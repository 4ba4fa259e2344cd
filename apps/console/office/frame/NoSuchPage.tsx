import { m } from '../../paraglide/messages.js'
import { Page } from '../ui/Page.tsx'

/** Stands where there is no page, or none that is open to whoever is signed in. */
export function NoSuchPage() {
  return (
    <Page title={m.office_no_page()}>
      <p>{m.office_no_page_say()}</p>
    </Page>
  )
}
