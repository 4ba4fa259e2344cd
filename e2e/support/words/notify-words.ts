import { inBoth } from './texts.ts'

/** The words about notifications and the game, in both languages. */
export const notifyWords = inBoth(({ t, either }) => ({
  title: t('notify_title'),
  off: t('notify_off_title'),
  odds: t('game_odds'),
  allow: t('notify_allow'),
  ready: either('可以取餐：', 'Ready for pickup:'),
  rider: either('外送員', 'rider'),
  refuse: t('notify_refuse'),
  offers: either(/優惠及積分到期/, /Offers and expiring points/),
  understood: t('notify_understood'),
  switch: either(/訂單通知/, /Order notifications/),
  blocked: either(/瀏覽器已封鎖通知/, /Your browser blocks notifications/),
  game: t('game_name'),
  start: t('game_start'),
  order: either(/^次序：/, /^The order: /),
  myTurn: t('game_ready'),
  slipped: t('game_wrong'),
  skip: t('game_skip'),
  done: t('game_done'),
  toPrize: t('game_to_prize'),
  login: t('game_login'),
  open: t('game_open'),
  won: either(/^今日驚喜：/, /^Today’s surprise: /),
  comma: t('game_comma'),
}))
