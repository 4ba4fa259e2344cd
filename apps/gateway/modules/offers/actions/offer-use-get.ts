import { offerUseGet } from '@harbour/protocol'
import { handle } from '../deps.ts'

export const offerUseGetAction = handle(offerUseGet, async (_input, { offerUses, clock }) => ({ uses: await offerUses.all(clock.now()) }))
