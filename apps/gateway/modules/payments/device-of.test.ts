import { expect, test } from 'vitest'
import { deviceOf, isWeChat } from './device-of.ts'

test.each([
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36', 'android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1', 'ios'],
  ['Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15', 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15', 'desktop'],
  ['Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 Chrome/132.0 Safari/537.36 ArkWeb/4.1 Mobile', 'android'],
  ['Mozilla/5.0 (PC; OpenHarmony 5.0) AppleWebKit/537.36 Chrome/132.0 Safari/537.36 ArkWeb/4.1', 'desktop'],
  ['', 'desktop'],
])('%s is paid on as on %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device)
})

test('[1.20] WeChat’s own browser says so on a phone; that of a computer does not count', () => {
  const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'
  const computer = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/132.0 MicroMessenger/7.0 WindowsWechat'
  expect([`${phone} MicroMessenger/8.0.60`, phone, computer].map(isWeChat)).toEqual([true, false, false])
})
