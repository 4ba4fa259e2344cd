import type { Device } from './payment-provider.ts'

/** The device that a browser says it runs on. A tablet counts as a phone of its maker, and one of HarmonyOS as Android's; an iPad that says it is a Mac counts as a desktop. */
export function deviceOf(userAgent: string): Device {
  if (/Android|(Phone|Tablet); OpenHarmony/i.test(userAgent)) return 'android'
  return /iPhone|iPad|iPod/i.test(userAgent) ? 'ios' : 'desktop'
}

/** Says whether a page is open in WeChat's own browser on a phone or a tablet, by what that says of itself. */
export const isWeChat = (userAgent: string): boolean => /MicroMessenger/i.test(userAgent) && !/WindowsWechat|MacWechat/i.test(userAgent)
