import type { Service } from '@harbour/rules'

const monday = 1
const tuesday = 2
const friday = 5

export const breakfastTime: Service = { windows: [{ start: '08:00', end: '11:00' }] }
export const lunchTime: Service = { windows: [{ start: '11:00', end: '14:30' }] }
export const workdayLunch: Service = { weekdays: [monday, 2, 3, 4, friday], ...lunchTime }
export const teaTime: Service = { windows: [{ start: '14:30', end: '17:30' }] }
export const tuesdays: Service = { weekdays: [tuesday] }
