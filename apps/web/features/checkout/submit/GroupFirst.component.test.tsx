import { expect, test, vi } from 'vitest'
import { m } from '../../../paraglide/messages.js'
import { show } from '../../../testing/test-phone.tsx'
import { GroupFirst } from './GroupFirst.tsx'

test.each([
  ['GROUP_OPEN', m.confirm_group_open, m.confirm_group_without, 'without'],
  ['GROUP_CHANGED', m.confirm_group_changed, m.confirm_group_as_it_is, 'asItIs'],
  ['GROUP_ORDERED', m.confirm_group_ordered, m.confirm_order_too, 'without'],
] as const)('a host whose order was refused with %s is told, and may order all the same', async (code, title, anyway, choice) => {
  const onAnyway = vi.fn()
  const { getByRole } = await show(<GroupFirst code={code} onAnyway={onAnyway} onClose={() => undefined} />)
  await expect.element(getByRole('alertdialog', { name: title() })).toBeVisible()
  await getByRole('button', { name: anyway() }).click()
  expect(onAnyway.mock.calls).toEqual([[choice]])
})
