import { userProfileGet } from '@harbour/protocol'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../api/call.ts'
import { m } from '../../paraglide/messages.js'

/** The greeting of a member, by their name once it is known. */
export function Greeting() {
  const { data } = useQuery(query(userProfileGet, {}, { background: true, handles: 'all' }))
  return data?.firstName ? m.home_greeting_named({ name: data.firstName }) : m.home_greeting()
}
