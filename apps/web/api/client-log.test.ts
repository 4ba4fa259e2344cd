import { expect, test } from 'vitest'
import { isLogged } from './client-log.ts'

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1'

test('[7.27] what happens on a guest’s phone is logged', () => {
  expect(isLogged({ development: false, agent: phone })).toBe(true)
  expect(isLogged({ development: false, agent: `${phone} CUBOT_X30` })).toBe(true)
})

test('[7.27] what happens while the app is being written is not', () => {
  expect(isLogged({ development: true, agent: phone })).toBe(false)
})

test.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
  'Mozilla/5.0 (compatible; Yahoo! Slurp; http://help.yahoo.com/help/us/ysearch/slurp)',
  'Mozilla/5.0 (Linux; Android 11) AppleWebKit/537.36 Chrome/140 Mobile Safari/537.36 (compatible; AdsBot-Google-Mobile)',
  'DuckDuckBot/1.1; (+http://duckduckgo.com/duckduckbot.html)',
  'facebookexternalhit/1.1',
])('[7.27] what a search engine sees is not: %s', (agent) => {
  expect(isLogged({ development: false, agent })).toBe(false)
})
