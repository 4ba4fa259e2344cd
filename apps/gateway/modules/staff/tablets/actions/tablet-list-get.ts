import { tabletListGet } from '@harbour/protocol'
import { handle } from '../../deps.ts'

export const tabletListGetAction = handle(tabletListGet, async ({ storeId }, { tablets }) => ({ tablets: await tablets.list(storeId) }))
