import { miscUserTitles } from '@harbour/protocol'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../api/call.ts'

/** Titles by which members may be addressed, in the words of this language (spec 3.2, 3.3). */
export const useTitles = () => useQuery({ ...query(miscUserTitles, {}, { background: true, handles: 'all' }), staleTime: Infinity })
