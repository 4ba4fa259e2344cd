import { inBoth } from './texts.ts'

/** The words about notifications and the game, in both languages. */
export const notifyWords = inBoth(({ t, either, beginsWith }) => ({
  title: t('notify_title'),
  off: t('notify_off_title'),
  allow: t('notify_allow'),
  ready: either('可以取餐：', 'Ready for pickup:'),
  rider: either('外送員', 'rider'),
  refuse: t('notify_refuse'),
  offers: t('notify_offers'),
  understood: t('notify_understood'),
  switch: t('notify_switch'),
  blocked: t('notify_denied'),
  game: t('game_name'),
  start: t('game_start'),
  order: beginsWith('game_order'),
  skip: t('game_skip'),
  done: t('game_done'),
  login: t('game_login'),
  open: t('game_open'),
  won: beginsWith('game_won'),
  comma: t('game_comma'),
}))
