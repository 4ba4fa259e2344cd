import { browserNotices } from '../../hosts/notices.ts'

/** How this device is told. */
export const thisNotices = browserNotices(globalThis)
