import { browserNotices } from '../../hosts/notices.ts'

/** The way in which this device is told. */
export const thisNotices = browserNotices(globalThis)
