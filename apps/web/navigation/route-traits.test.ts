import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { paths } from './paths.ts'
import { isEntrance, isMembersOnly, tellsOfflineItself } from './route-traits.ts'

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')
const routes = [
  ...['routes.tsx', 'other-routes.tsx']
    .map((name) => read(`../app/${name}`))
    .join()
    .matchAll(/path="(\/[^"]*)"/g),
].map(([, path = '']) => path)
const named = [...read('route-traits.ts').matchAll(/^const \w+ = \/\^\\\/\((.*?)\)(?:\(|\\|\$)/gm)].flatMap(([, names = '']) =>
  names.split('|'),
)

test('[8.4] whatever has a trait is a screen of ours', () => {
  expect(named.length).toBeGreaterThan(20)
  const beginnings = new Set(named.map((name) => name.replace(/\\.*/, '')))
  expect([...beginnings].filter((name) => !routes.some((route) => route.split('/')[1] === name))).toEqual([])
})

test('[8.4] the screen of a payment has the note of every screen', () => {
  expect(tellsOfflineItself(paths.menu(2))).toBe(true)
  expect(tellsOfflineItself(paths.payment)).toBe(false)
})

test('[2.3] every screen that the table gives to members is theirs, or a way in', () => {
  const theirs = [...read('../app/other-routes.tsx').matchAll(/path="(\/[^"]*)" element=\{members\(/g)].map(([, path = '']) => path)
  expect(theirs.length).toBeGreaterThan(5)
  expect(theirs.filter((path) => !isMembersOnly(path) && !isEntrance(path))).toEqual([])
})
