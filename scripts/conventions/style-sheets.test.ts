import { expect, test } from 'vitest'
import { namesIn, ownerOf, styleSheets } from './style-sheets.ts'

const sheets = styleSheets('apps/web')
/** The ground of all screens, what the browser draws between two, and what lies behind every dialog: of elements, whatever they are called. */
const ofElements = /^apps\/web\/(styles\/|app\/shell\/shell\.css|ui\/overlay\/modal\.css)/
/** The words beside a component's name that say what it is just now. */
const isState = (name: string) => /^(is|has)-|^on$/.test(name)

test('no two style sheets own a name, and each one’s names stand in it', () => {
  const owned = sheets.flatMap(({ owns }) => owns)
  expect(owned.length).toBeGreaterThan(100)
  expect(owned.filter((name, at) => owned.indexOf(name) !== at)).toEqual([])
  const idle = sheets.flatMap(({ path, owns, selectors }) => {
    const names = selectors.flatMap(namesIn)
    return owns.filter((own) => !names.some((name) => name.startsWith(own))).map((own) => `${path}: ${own}`)
  })
  expect(idle).toEqual([])
})

test('each rule names something that its own sheet owns, so that it changes nothing elsewhere', () => {
  const astray = sheets.flatMap((sheet) =>
    sheet.selectors
      .filter((selector) => !namesIn(selector).some((name) => ownerOf(name, sheets) === sheet))
      .filter((selector) => !ofElements.test(sheet.path) || namesIn(selector).length > 0)
      .map((selector) => `${sheet.path}: ${selector}`),
  )
  expect(astray).toEqual([])
})

test('a feature’s sheet names what is its own feature’s or what all wear, and ui names nothing of a feature', () => {
  const featureOf = (path: string) => /^apps\/web\/features\/([^/]+)/.exec(path)?.[1]
  const astray = sheets.flatMap(({ path, selectors }) =>
    selectors.flatMap((selector) =>
      namesIn(selector)
        .filter((name) => !isState(name))
        .map((name) => ({ name, owner: ownerOf(name, sheets) }))
        .filter(({ owner }) => !owner || (featureOf(owner.path) && featureOf(owner.path) !== featureOf(path)))
        .map(({ name, owner }) => `${path}: ${selector}: ${name} is ${owner?.path ?? 'nobody'}’s`),
    ),
  )
  expect(astray).toEqual([])
})

/** Plain elements, and the classes that all wear: a page has hundreds of them. */
const many = /(^|[\s>+~])(?:[a-z]\w*|\.(?:i|ink[23]|icon-btn|btn|badge|pimg|small|smallb|strong|cap))(?![\w-])/

test('no rule reaches from :has() into what a page has many of: browsers style all of them anew at each change of the page', () => {
  const reached = (selector: string) => selector.replaceAll(/\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g, '()').split(/:has\(\)\)?/)[1] ?? ''
  const reaching = sheets.flatMap(({ path, selectors }) =>
    selectors.filter((selector) => many.test(reached(selector))).map((selector) => `${path}: ${selector}`),
  )
  expect(many.test(reached('.opt:has(:disabled) .ink2'))).toBe(true)
  expect(reaching).toEqual([])
})

test('no rule asks by :has() what the page or a screen has: browsers look through all of it at each of its changes', () => {
  const asking = (selector: string) => /(?::root|html|body|\.app|\.menu|#main|\bmain)(?::not\()?:has\(/.test(selector)
  expect(asking(':root:has(.tabbar)')).toBe(true)
  const found = sheets.flatMap(({ path, selectors }) => selectors.filter(asking).map((selector) => `${path}: ${selector}`))
  expect(found).toEqual([])
})

test('no rule asks for a sibling of any kind: browsers style a whole list anew when something comes into it or leaves', () => {
  const asking = (selector: string) => /[+~]\s*\*|\*\s*[+~]/.test(selector)
  expect(asking('.rows > * + *')).toBe(true)
  const found = sheets.flatMap(({ path, selectors }) => selectors.filter(asking).map((selector) => `${path}: ${selector}`))
  expect(found).toEqual([])
})
