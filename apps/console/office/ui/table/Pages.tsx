import { Link } from 'react-router'
import { m } from '../../../paraglide/messages.js'
import './Pages.css'

type PagesProps = { page: number; pages: number; to: (page: number) => string }

/** The way to the rows before and after those that are shown. */
export function Pages({ page, pages, to }: PagesProps) {
  return (
    <nav className="pages" aria-label={m.office_pages()}>
      {page > 1 ? (
        <Link to={to(page - 1)} rel="prev">
          {m.office_page_before()}
        </Link>
      ) : (
        <span />
      )}
      <span>{m.office_page_of({ page, pages })}</span>
      {page < pages ? (
        <Link to={to(page + 1)} rel="next">
          {m.office_page_after()}
        </Link>
      ) : (
        <span />
      )}
    </nav>
  )
}
