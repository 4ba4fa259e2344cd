import { expect, test } from 'vitest'
import { offlinePage } from './offline-page.ts'

test.each([
  ['zh-Hant-HK', '暫時離線。', '重試'],
  ['en', 'You’re offline.', 'Retry'],
])('[8.4] the page without a network is whole in itself, says what is and leads on (%s)', async (lang, title, retry) => {
  const answer = offlinePage({ lang, title, body: 'body', retry })
  const page = await answer.text()
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  for (const part of [`lang="${lang}"`, `<h1>${title}</h1>`, `<a href="">${retry}</a>`]) expect(page).toContain(part)
  expect(page).not.toMatch(/src=|url\(|<script|<link/)
})
