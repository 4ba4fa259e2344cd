import { useEffect, type ReactNode } from 'react'
import { Link } from 'react-router'
import { m } from '../../paraglide/messages.js'
import './Page.css'

type PageProps = {
  title: string
  /** The pages above this one, the nearest last. */
  above?: { to: string; words: string }[]
  sub?: ReactNode
  /** The state beside the title. */
  mark?: ReactNode
  /** The things that can be done on this page, at its right. */
  tools?: ReactNode
  children: ReactNode
}

/** A page of the office: where it is, what it is called, what can be done on it, and all else beneath. */
export function Page({ title, above = [], sub, mark, tools, children }: PageProps) {
  // The tab's name is the browser's.
  useEffect(() => {
    document.title = `${title} · ${m.office_title()}`
  }, [title])
  return (
    <>
      {above.length > 0 && (
        <nav aria-label={m.office_where()}>
          <ol className="crumb">
            {above.map(({ to, words }) => (
              <li key={to}>
                <Link to={to}>{words}</Link>
              </li>
            ))}
            <li aria-current="page">{title}</li>
          </ol>
        </nav>
      )}
      <header className="of__head">
        <h1>{title}</h1>
        {mark}
        {sub && <span className="of__sub">{sub}</span>}
        {tools && <span className="of__tools">{tools}</span>}
      </header>
      {children}
    </>
  )
}
