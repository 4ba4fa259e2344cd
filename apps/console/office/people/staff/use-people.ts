import { staffAccessGet, staffListGet, type Answer, type StaffMember } from '@harbour/protocol'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { query } from '../../../api/call.ts'

export type Access = Answer<typeof staffAccessGet>['people'][number]

/** Somebody of the staff, with the ways by which they come in, once those are known. */
export type Person = StaffMember & { access: Access | undefined }

/** The people whom the caller may look after. */
export function usePeople() {
  const list = useQuery(query(staffListGet, {}))
  const access = useQuery(query(staffAccessGet, {}))
  const ways = new Map(access.data?.people.map((each) => [each.staffId, each]))
  const people = list.data?.staff.map((person): Person => ({ ...person, access: ways.get(person.staffId) }))
  const refetch = () => Promise.all([list.refetch(), access.refetch()])
  return { people, error: list.error ?? access.error, isFetching: list.isFetching, refetch }
}

/** Reads the people anew. */
export function useReadPeopleAnew() {
  const queries = useQueryClient()
  return () => Promise.all([staffListGet, staffAccessGet].map(({ name }) => queries.invalidateQueries({ queryKey: [name] })))
}

/** The moment somebody was last seen; undefined where nothing of theirs is open. */
export const lastSeen = ({ access }: Person): number | undefined => access?.sessions[0]?.seenAt
