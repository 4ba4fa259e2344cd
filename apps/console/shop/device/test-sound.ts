import { ringOnce } from '../../lib/sound/alarm-sound.ts'
import { askForNotices } from '../../lib/attention.ts'
import { alarmWords } from './alarm-words.ts'

/** Lets whoever stands at the tablet hear its alarm, and asks at the same time for what a page needs to be noticed from behind. */
export function testSound(): void {
  ringOnce(alarmWords(null))
  void askForNotices()
}
