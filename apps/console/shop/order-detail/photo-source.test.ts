import { expect, test } from 'vitest'
import { photoSource } from './photo-source.ts'

test('a photo in base64 is shown as the JPEG that it is', () => {
  expect(photoSource('/9j/4AAQ')).toBe('data:image/jpeg;base64,/9j/4AAQ')
})
