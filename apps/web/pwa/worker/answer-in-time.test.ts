import { expect, test } from 'vitest'
import { answerInTime } from './answer-in-time.ts'

const never = new Promise<Response>(() => undefined)
const shell = async () => new Response('kept')
const nothing = async () => undefined
const textOf = async (answer: Promise<Response>) => (await answer).text()

test('the network answers while it is quick', async () => {
  const network = Promise.resolve(new Response('fresh'))
  expect(await textOf(answerInTime({ network, kept: shell, patience: 1000 }))).toBe('fresh')
})

test('a network that takes too long is not waited for where something is kept', async () => {
  expect(await textOf(answerInTime({ network: never, kept: shell, patience: 5 }))).toBe('kept')
})

test('where nothing is kept the network is waited for', async () => {
  const network = new Promise<Response>((resolve) => setTimeout(() => resolve(new Response('late')), 30))
  expect(await textOf(answerInTime({ network, kept: nothing, patience: 5 }))).toBe('late')
})

test('without a network what is kept is shown, and else the loss is told', async () => {
  const network = () => Promise.reject<Response>(new TypeError('Failed to fetch'))
  expect(await textOf(answerInTime({ network: network(), kept: shell, patience: 1000 }))).toBe('kept')
  await expect(answerInTime({ network: network(), kept: nothing, patience: 1000 })).rejects.toThrow('Failed to fetch')
})

test.each([
  [503, 'kept'],
  [404, 'said'],
])('an answer with status %i gives what is %s', async (status, text) => {
  const network = Promise.resolve(new Response('said', { status }))
  expect(await textOf(answerInTime({ network, kept: shell, patience: 1000 }))).toBe(text)
})
