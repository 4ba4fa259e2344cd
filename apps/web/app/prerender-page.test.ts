import { expect, test } from 'vitest'
import { withoutTransitionMarks } from './prerender-page.ts'

test('[1.4] a page has no attributes that HTML does not know, and keeps its texts', () => {
  const rendered = '<div class="app" vt-update="none" vt-enter="screen"><p title="a vt-b">vt-name=&quot;x&quot; 100%</p></div>'
  expect(withoutTransitionMarks(rendered)).toBe('<div class="app"><p title="a vt-b">vt-name=&quot;x&quot; 100%</p></div>')
})
