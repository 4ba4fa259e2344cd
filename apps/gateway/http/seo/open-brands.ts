import { brandIds, type Brand } from '@harbour/rules'
import type { Settings } from '../../platform/settings/settings.ts'

/** The brands whose pages may be found: Macau's while it is open. */
export const openBrands = ({ frontConfig }: Pick<Settings, 'frontConfig'>): Brand[] =>
  frontConfig.isOpenMo ? [brandIds.hongKong, brandIds.macau] : [brandIds.hongKong]
