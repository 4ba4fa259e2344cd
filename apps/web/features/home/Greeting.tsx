import { userProfileGet } from '@harbour/protocol'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { query } from '../../api/call.ts'
import { optionalLazyPart } from '../../lib/lazy-part.ts'
import { m } from '../../paraglide/messages.js'

const NewsBell = optionalLazyPart(() => import('./NewsBell.tsx'), 'NewsBell')

/** The greeting of a member, by their name once it is known; over it the bell. */
export function Greeting() {
  const { data } = useQuery(query(userProfileGet, {}, { background: true, handles: 'all' }))
  return (
    <>
      {data?.firstName ? m.home_greeting_named({ name: data.firstName }) : m.home_greeting()}
      <Suspense fallback={null}>
        <NewsBell />
      </Suspense>
    </>
  )
}
