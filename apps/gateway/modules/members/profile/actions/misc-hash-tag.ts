import { miscHashTag } from '@harbour/protocol'
import { timeSlots, type TimeSlot } from '@harbour/rules'
import { handle } from '../deps.ts'
import type { LocalizedText } from '../../../../platform/localized-text.ts'

const names: Record<TimeSlot, LocalizedText> = {
  H01: { tc: '早市', en: 'Breakfast' },
  H02: { tc: '午市', en: 'Lunch' },
  H03: { tc: '下午茶', en: 'Afternoon tea' },
  H04: { tc: '晚市', en: 'Dinner' },
}

/** The first and last minute of each slot, both included (spec 9.2). */
const firstMinutes: Record<TimeSlot, string> = { H01: '00:00', H02: '11:00', H03: '14:30', H04: '17:30' }

export const miscHashTagAction = handle(miscHashTag, () =>
  timeSlots.map(({ code, last }) => ({
    hashtagCode: code,
    start: firstMinutes[code],
    end: last,
    nameTc: names[code].tc,
    nameEn: names[code].en,
  })),
)
