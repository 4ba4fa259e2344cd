import { expect, test, vi } from 'vitest'
import { createHub, orderTopic } from './hub.ts'

const follower = () => ({ hear: vi.fn(), remind: vi.fn(), see: vi.fn(), resync: vi.fn(), beat: vi.fn(), leave: vi.fn() })

test('once the hub has left, a stream that was just opening ends as well', () => {
  const hub = createHub()
  const [early, late] = [follower(), follower()]
  hub.follow(orderTopic('one'), early)
  hub.leave()
  hub.follow(orderTopic('two'), late)
  expect(early.leave).toHaveBeenCalledOnce()
  expect(late.leave).toHaveBeenCalledOnce()
})
