import { calls, methodsGet, updateSoldOut } from '@harbour/protocol'
import * as v from 'valibot'
import { afterAll, expect, test } from 'vitest'
import { actions } from '../actions.ts'
import { inlineSource } from '../headers.ts'
import { device, startGateway } from '../../testing/gateway.ts'
import { apiCalls, type ApiCall } from './api-calls.ts'
import { mismatchOf } from './json-schema.fixtures.ts'
import { wholeLaneOnly } from '../../testing/lane.ts'

const gateway = await startGateway()
afterAll(gateway.stop)

const get = (path: string) => fetch(`${gateway.url}${path}`)
const documented = apiCalls(actions.map(({ definition }) => definition))
const byName: [string, ApiCall][] = documented.map((call) => [call.definition.name, call])

type OpenApi = {
  openapi: string
  paths: Record<string, { post: { description: string; requestBody: Body; responses: Record<string, Body> } }>
  components: { schemas: Record<string, object> }
}
type Media = { schema: { properties: Record<string, object>; oneOf: object[] }; example: Record<string, unknown> }
type Body = { content: Record<string, Media> }

const document = async () => (await (await get('/docs/openapi.json')).json()) as OpenApi

test('every call that the gateway answers is in openapi.json, under the path at which it can be made, and has a page', async () => {
  const { openapi, paths } = await document()
  expect(openapi).toBe('3.1.0')
  expect(Object.keys(paths).toSorted()).toEqual(actions.map(({ definition: { gateway: at, name } }) => `/${at}/${name}`).toSorted())
  const list = await (await get('/docs')).text()
  for (const { name } of calls) expect(list).toContain(`href="/docs/calls/${name}"`)
})

test('every call says what it does, in the words of its own definition', () => {
  expect(documented.filter(({ description }) => description.length < 20).map(({ definition }) => definition.name)).toEqual([])
})

test.each(byName)('%s: its examples pass its schemas, and the JSON Schemas made of them', async (_name, call) => {
  const { definition, content, example } = call
  expect(v.is(content, example.content), JSON.stringify(example.content)).toBe(true)
  expect(v.is(definition.data, example.data), JSON.stringify(example.data)).toBe(true)
  const { paths, components } = await kept()
  const post = paths[`/${definition.gateway}/${definition.name}`]?.post
  const form = post?.requestBody.content['multipart/form-data']
  const answer = post?.responses['200']?.content['application/json']
  expect(form?.example.content).toEqual(example.content)
  expect(mismatchOf(form?.schema.properties.content ?? {}, form?.example.content, components.schemas)).toBe(undefined)
  expect(mismatchOf({ oneOf: answer?.schema.oneOf }, answer?.example, components.schemas)).toBe(undefined)
})

let read: Promise<OpenApi> | undefined
const kept = () => (read ??= document())

test('a JSON Schema takes no content that the call would refuse for its form', async () => {
  const { paths, components } = await kept()
  const form = paths[`/${updateSoldOut.gateway}/${updateSoldOut.name}`]?.post.requestBody.content['multipart/form-data']
  const [schema, good] = [form?.schema.properties.content ?? {}, form?.example.content as object]
  expect(mismatchOf(schema, good, components.schemas)).toBe(undefined)
  for (const bad of [{}, { ...good, storeId: 'no such thing!' }, { ...good, soldOut: 'yes' }, { ...good, more: 1 }, { ...good, brand: 1 }])
    expect(mismatchOf(schema, bad, components.schemas), JSON.stringify(bad)).not.toBe(undefined)
})

test('a page names fields, refusals and an example; no page runs or fetches anything', async () => {
  const page = await get(`/docs/calls/${updateSoldOut.name}`)
  const text = await page.text()
  for (const words of ['storeId', 'soldOut', 'STORE_UNKNOWN', 'curl ', updateSoldOut.name]) expect(text).toContain(words)
  const calls = documented.map(({ definition }) => `/docs/calls/${definition.name}`)
  for (const path of ['/docs', '/docs/webhooks', '/docs/streams', '/docs/till', ...calls]) {
    const answer = await get(path)
    expect([path, answer.status]).toEqual([path, 200])
    const body = await answer.text()
    const [, style = ''] = /<style>([^<]*)<\/style>/.exec(body) ?? []
    expect(answer.headers.get('content-security-policy')).toContain(`default-src 'none'; style-src ${inlineSource(style)};`)
    expect(body).not.toMatch(/<script|\ssrc=|<link|@import|url\(|\sstyle=/)
  }
  expect((await get('/docs/calls/candao.no.such')).status).toBe(404)
})

test('a link of a page leads to a page', wholeLaneOnly, async () => {
  const linked = new Set<string>()
  for (const path of ['/docs', '/docs/webhooks', '/docs/streams', '/docs/till'])
    for (const [, href = ''] of (await (await get(path)).text()).matchAll(/href="(\/[^"#]*)"/g)) linked.add(href)
  expect(linked.size).toBeGreaterThan(calls.length)
  for (const path of linked) expect([path, (await get(path)).status]).toEqual([path, 200])
})

test('a call is made at its own path; a name that differs from it, and a path of no call, are refused', async () => {
  const post = async (path: string, actionName: string = methodsGet.name) => {
    const form = new FormData()
    form.set('actionName', actionName)
    form.set('content', JSON.stringify({ brand: 31, deviceId: device, storeId: '3101', orderType: 1 }))
    const response = await fetch(`${gateway.url}/api/${path}`, { method: 'POST', body: form })
    const { status, code } = (await response.json()) as { status: number; code?: string }
    return [response.status, status, code]
  }
  const path = `Action/${methodsGet.name}`
  expect(await post(path)).toEqual([200, 1, undefined])
  expect(await post(`${path}?_name=${methodsGet.name}`)).toEqual([200, 1, undefined])
  expect(await post(`${path}?_name=${updateSoldOut.name}`)).toEqual([200, 2, 'NAME_MISMATCH'])
  expect(await post(path, updateSoldOut.name)).toEqual([200, 2, 'NAME_MISMATCH'])
  expect(await post(`UserUnify/${methodsGet.name}`)).toEqual([200, 2, 'WRONG_GATEWAY'])
  expect(await post('Action/candao.pay.steal')).toEqual([404, 2, 'UNKNOWN_GATEWAY'])
})
