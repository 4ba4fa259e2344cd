import { gameGet } from '@harbour/protocol'
import { query } from '../../call.ts'

export const gameQuery = () => query(gameGet, {}, { background: true, handles: 'all' })
