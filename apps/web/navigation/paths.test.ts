import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { campaignPaths } from '@harbour/rules'
import { matchPath } from 'react-router'
import { expect, test } from 'vitest'
import { paths } from './paths.ts'

const tables = ['routes.tsx', 'other-routes.tsx'].map((name) => readFileSync(join(import.meta.dirname, '../app', name), 'utf8'))
const routes = [...tables.join('\n').matchAll(/\bpath="(\/[^"]+)"/g)].map(([, path = '']) => path)

test.each(Object.entries(paths))('the path of %s leads to a screen', (_name, path) => {
  const written = typeof path === 'string' ? path : path(1 as never) // each takes a number or an id
  expect(routes.filter((route) => matchPath(route, written))).toHaveLength(1)
})

test('a campaign leads to screens that there are, and its link that stops messages to none of them', () => {
  const { stop, ...screens } = campaignPaths
  for (const path of Object.values(screens)) expect(routes.filter((route) => matchPath(route, path))).toHaveLength(1)
  expect(routes.filter((route) => matchPath(route, `${stop}3fGhK29abcDE`))).toEqual([])
})
