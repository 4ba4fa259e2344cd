import { gameGet } from '@harbour/protocol'
import { query } from '../../api/call.ts'

export const gameQuery = () => query(gameGet, {}, { background: true, handles: 'all' })
