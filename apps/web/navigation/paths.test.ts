import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { matchPath } from 'react-router'
import { expect, test } from 'vitest'
import { paths } from './paths.ts'

const tables = ['routes.tsx', 'other-routes.tsx'].map((name) => readFileSync(join(import.meta.dirname, '../app', name), 'utf8'))
const routes = [...tables.join('\n').matchAll(/\bpath="(\/[^"]+)"/g)].map(([, path = '']) => path)

test.each(Object.entries(paths))('the path of %s leads to a screen', (_name, path) => {
  const written = typeof path === 'string' ? path : path(1 as never) // each takes a number or an id
  expect(routes.filter((route) => matchPath(route, written))).toHaveLength(1)
})
