import { expect, test } from 'vitest'
import type { Database } from '../../platform/database/database.ts'
import { reportsDatabase } from './reports-database.ts'

test('two statements of reports are under way at once, and the third waits its turn', async () => {
  const begun: string[] = []
  const ends: (() => void)[] = []
  const slow: Database['rows'] = ({ name }) => {
    begun.push(name)
    return new Promise((resolve) => ends.push(() => resolve([])))
  }
  const { rows } = reportsDatabase({ rows: slow } as Database) // reports read rows alone
  const all = ['one', 'two', 'three'].map((name) => rows({ name, text: '' }))
  await expect.poll(() => begun).toEqual(['one', 'two'])
  ends[0]?.()
  await expect.poll(() => begun).toEqual(['one', 'two', 'three'])
  for (const end of ends) end()
  await Promise.all(all)
})
