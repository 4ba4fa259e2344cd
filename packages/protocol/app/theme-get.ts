import * as v from 'valibot'
import { action } from '../action.ts'
import { Text } from '../units.ts'

const Tab = v.object({
  key: v.picklist(['order', 'coupons', 'orders', 'account']),
  labelTc: Text,
  labelEn: Text,
  icon: Text,
  iconActive: Text,
})
export type Tab = v.InferOutput<typeof Tab>

/** The tab bar's labels and icons as the brand sets them (spec 2.32). */
export const themeGet = action('candao.member.themeGet', {
  gateway: 'UserUnify',
  caller: 'anyone',
  content: {},
  data: v.object({ data: v.object({ tabs: v.array(Tab) }) }),
})
