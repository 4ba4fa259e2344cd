import type { OpeningRow } from '../types.ts'

const everyDay = [1, 2, 3, 4, 5, 6, 7]

/** Never shuts. */
export const allDay: OpeningRow[] = [{ weekdays: everyDay, startTime: '00:00', endTime: '24:00' }]

/** Never shuts for takeaway and delivery; tables from seven in the morning until one at night. */
export const allDayCounter: OpeningRow[] = [
  { weekdays: everyDay, startTime: '00:00', endTime: '24:00', orderTypes: [1, 2] },
  { weekdays: everyDay, startTime: '07:00', endTime: '01:00', orderTypes: [5] },
]

/** A mall's hours: an hour longer on Saturday, earlier and longer on Sunday. */
export const mall: OpeningRow[] = [
  { weekdays: [1, 2, 3, 4, 5], startTime: '11:00', endTime: '22:30' },
  { weekdays: [6], startTime: '11:00', endTime: '23:00' },
  { weekdays: [7], startTime: '10:30', endTime: '23:00' },
]

/** A mall whose riders go home half an hour before its tables are cleared. */
export const mallWithEarlyRiders: OpeningRow[] = [
  { weekdays: [1, 2, 3, 4, 5], startTime: '11:00', endTime: '22:30', orderTypes: [1, 5] },
  { weekdays: [6, 7], startTime: '10:30', endTime: '23:00', orderTypes: [1, 5] },
  { weekdays: everyDay, startTime: '11:00', endTime: '22:00', orderTypes: [2] },
]

export const street: OpeningRow[] = [{ weekdays: everyDay, startTime: '11:00', endTime: '22:00' }]

export const streetUntilEleven: OpeningRow[] = [
  { weekdays: [1, 2, 3, 4, 5], startTime: '11:00', endTime: '23:00' },
  { weekdays: [6, 7], startTime: '10:30', endTime: '23:00' },
]

/** Open until one, on Friday and Saturday until two; the last rider leaves with an hour to go. */
export const lateStreet: OpeningRow[] = [
  { weekdays: [1, 2, 3, 4, 7], startTime: '11:00', endTime: '01:00', orderTypes: [1, 5] },
  { weekdays: [5, 6], startTime: '11:00', endTime: '02:00', orderTypes: [1, 5] },
  { weekdays: [1, 2, 3, 4, 7], startTime: '11:00', endTime: '00:00', orderTypes: [2] },
  { weekdays: [5, 6], startTime: '11:00', endTime: '01:00', orderTypes: [2] },
]

/** Among offices: breakfast on workdays, a short Saturday, a shorter Sunday. */
export const offices: OpeningRow[] = [
  { weekdays: [1, 2, 3, 4, 5], startTime: '07:30', endTime: '21:30' },
  { weekdays: [6], startTime: '10:00', endTime: '20:00' },
  { weekdays: [7], startTime: '11:00', endTime: '19:00' },
]

/** The hours where people are away on holiday weekends: later hours from Friday to Sunday. */
export const weekendTown: OpeningRow[] = [
  { weekdays: [1, 2, 3, 4], startTime: '11:00', endTime: '21:30' },
  { weekdays: [5, 6, 7], startTime: '10:00', endTime: '22:30', orderTypes: [1, 5] },
  { weekdays: [5, 6, 7], startTime: '10:30', endTime: '22:00', orderTypes: [2] },
]

/** A kiosk beside a station or a pier, for takeaway alone. */
export const kiosk: OpeningRow[] = [
  { weekdays: [1, 2, 3, 4, 5], startTime: '07:00', endTime: '21:00' },
  { weekdays: [6, 7], startTime: '08:00', endTime: '22:00' },
]
