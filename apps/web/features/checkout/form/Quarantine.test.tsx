import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { speak } from '../../../lib/locale.ts'
import { Quarantine } from './Quarantine.tsx'

beforeAll(() => speak('en'))

const seen = (quarantined?: boolean) => renderToStaticMarkup(<Quarantine quarantined={quarantined} onAnswer={() => undefined} />)

test('[1.19] the question about home quarantine stands open, and is never answered for the guest', () => {
  expect(seen()).toContain('aria-expanded="true"')
  expect(seen()).toContain('Anyone in home quarantine?')
  expect(seen()).not.toContain('checked')
})

test('[1.19] once answered it is folded to its answer', () => {
  for (const said of [true, false]) expect(seen(said)).toContain('aria-expanded="false"')
  expect(seen(false)).toContain('Home quarantine: no one')
  expect(seen(true)).toContain('Home quarantine: someone is')
})
