import { themeGet } from '@harbour/protocol'
import { handle } from '../deps.ts'

export const themeGetAction = handle(themeGet, (_content, { brand, catalogue }) => ({
  data: { tabs: catalogue.brand(brand).tabs.map(({ label, ...tab }) => ({ ...tab, labelTc: label.tc, labelEn: label.en })) },
}))
