import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const web = join(import.meta.dirname, '..')

test('what the menu’s own data fetches later is kept for when there is no network', () => {
  const listed = readFileSync(join(import.meta.dirname, 'offline-files.ts'), 'utf8')
  const files = readdirSync(join(web, 'entities/menu')).filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
  const later = files.flatMap((file) =>
    [...readFileSync(join(web, 'entities/menu', file), 'utf8').matchAll(/import\('\.\/([\w-]+\.ts)'\)/g)].map(([, name = '']) => name),
  )
  expect(later).toContain('menu-prices.ts')
  for (const name of later) expect(listed).toContain(`'entities/menu/${name}'`)
})
