import { catalogueVersionListGet } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { beginDraft, publishPrice, twoPublishers } from '../../../../testing/catalogue.fixtures.ts'
import { startGateway } from '../../../../testing/gateway.ts'
import { wholeLaneOnly } from '../../../../testing/lane.ts'

const gateway = await startGateway()
afterAll(gateway.stop)

test(
  'versions are listed with their state and people, the latest first; what was before a number goes on from there',
  wholeLaneOnly,
  async () => {
    const people = await twoPublishers(gateway)
    const live = await publishPrice(gateway, people, 9900)
    const draft = await beginDraft(gateway, people[0], 'Christmas')
    const { versions } = await gateway.ask(catalogueVersionListGet, {}, people[0])
    expect(versions.map(({ versionNo, state, note }) => [versionNo, state, note])).toEqual([
      [draft, 'draft', 'Christmas'],
      [live.versionNo, 'live', ''],
      [1, 'retired', ''],
    ])
    expect(versions[1]).toMatchObject({
      baseNo: 1,
      askedName: 'Chan Siu Ming',
      approvedName: 'Chan Siu Ming',
      kept: true,
      changes: 0,
      fault: null,
    })
    const older = await gateway.ask(catalogueVersionListGet, { olderThan: live.versionNo }, people[0])
    expect(older.versions.map(({ versionNo }) => versionNo)).toEqual([1])
  },
)
