import { agreementGet, agreementGive, dataExport } from '@harbour/protocol'
import { changedCatalogue } from '../../../catalogue/changed-catalogue.ts'
import { afterAll, expect, test } from 'vitest'
import { newMember } from '../../../../testing/members.fixtures.ts'
import { newGuest } from '../../../../testing/orders.fixtures.ts'
import { noon, startGateway } from '../../../../testing/gateway.ts'

const gateway = await startGateway()
afterAll(gateway.stop)

const { catalogue } = gateway.context
/** The terms change on the first of December; the privacy policy stays. */
const december = Date.parse('2026-12-01T00:00:00+08:00')
const information: typeof catalogue.information = (informationId, ask) => {
  const text = catalogue.information(informationId, ask)
  return text && informationId === 'agreement' && ask.now >= december ? { ...text, version: '2026-12' } : text
}
const clock = { at: noon, now: () => clock.at }
const changing = await startGateway({ clock, instead: { catalogue: changedCatalogue(catalogue, () => ({ information })) } })
afterAll(changing.stop)

test('[5.12] whoever has just joined has agreed to what stands today', async () => {
  const { texts } = await gateway.ask(agreementGet, {}, await newMember(gateway))
  const agreed = { version: '2026-10', due: false, agreedVersion: '2026-10', agreedAt: noon }
  expect(texts).toEqual([
    { informationId: 'agreement', ...agreed },
    { informationId: 'privacy', ...agreed },
  ])
})

test('[5.12] a text that has changed since is due, and only that one, from the moment it stands', async () => {
  clock.at = december - 1000
  const member = await newMember(changing)
  expect((await changing.ask(agreementGet, {}, member)).texts.map(({ due }) => due)).toEqual([false, false])
  clock.at = december
  expect((await changing.ask(agreementGet, {}, member)).texts).toMatchObject([
    { informationId: 'agreement', version: '2026-12', due: true, agreedVersion: '2026-10', agreedAt: december - 1000 },
    { informationId: 'privacy', version: '2026-10', due: false },
  ])
  clock.at = december + 5000
  await changing.ask(agreementGive, { agreement: '2026-12', privacy: '2026-10' }, member)
  expect((await changing.ask(agreementGet, {}, member)).texts).toMatchObject([
    { due: false, agreedVersion: '2026-12', agreedAt: december + 5000 },
    { due: false, agreedVersion: '2026-10', agreedAt: december - 1000 },
  ])
})

test('the export tells each agreement with its time and version', async () => {
  const { json } = await gateway.ask(dataExport, {}, await newMember(gateway))
  expect(JSON.parse(json)).toMatchObject({
    consents: [
      { kind: 'agreement', given: true, wording: '2026-10', at: '2026/11/20 12:00:00' },
      { kind: 'privacy', given: true, wording: '2026-10' },
    ],
  })
})

test('a visitor has agreed to nothing, and an unknown field is turned away', async () => {
  expect(await gateway.call(agreementGet, {}, await newGuest(gateway))).toMatchObject({ status: 301, code: 'MEMBERS_ONLY' })
  expect(await gateway.call(agreementGet, { userId: 'x' })).toMatchObject({ code: 'UNKNOWN_FIELD' })
})
