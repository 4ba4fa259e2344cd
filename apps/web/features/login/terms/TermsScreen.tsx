import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect } from 'react'
import { m } from '../../../paraglide/messages.js'
import { dayWords } from '../../../lib/day-words.ts'
import { useBack } from '../../../navigation/go.ts'
import { chainTextQuery } from '../../../entities/brand/chain-text-query.ts'
import { AppBar } from '../../../ui/frame/AppBar.tsx'
import { Article } from '../../../ui/frame/Article.tsx'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { endRegister } from '../register/register-draft.ts'
import '../login.css'
import { paths } from '../../../navigation/paths.ts'

/** The agreement or the privacy policy on a screen of its own (spec 2.13, 2.14). What was filled in to join ends here (spec 2.46). */
export function TermsScreen({ name }: { name: 'agreement' | 'privacy' }) {
  const back = useBack()
  const { data, isError, isFetching, refetch } = useQuery(chainTextQuery(name))
  // The session’s storage holds what was filled in; it is empty before anything of this screen can be seen.
  useLayoutEffect(endRegister, [])
  return (
    <div className="app rg">
      <AppBar
        line
        title={name === 'privacy' ? m.register_agree_privacy_title() : m.register_agree_terms_title()}
        onBack={() => back(paths.account)}
      />
      <main id="main" className="rg__form">
        {data && (
          <>
            <p className="small ink2">{m.terms_version({ version: data.version, date: dayWords(data.publishedAt) })}</p>
            <Article sections={data.sections} />
          </>
        )}
        {!data && !isError && <Skeleton height={320} />}
        {isError && (
          <EmptyState title={m.register_terms_lost()}>
            <Button block loading={isFetching} onClick={() => void refetch()}>
              {m.check_retry()}
            </Button>
          </EmptyState>
        )}
      </main>
    </div>
  )
}
