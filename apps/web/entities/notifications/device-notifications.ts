import { browserNotifications } from '../../hosts/browser-notifications.ts'

/** The way in which this device is told. */
export const deviceNotifications = browserNotifications(globalThis)
