import { shopOverlayGet } from '@harbour/protocol'
import { handle } from '../deps.ts'
import { shopOverlay } from '../shop-overlay.ts'

export const shopOverlayGetAction = handle(shopOverlayGet, ({ storeId }, call) => shopOverlay(storeId, call))
