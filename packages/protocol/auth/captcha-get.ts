import * as v from 'valibot'
import { action } from '../action.ts'
import { Count, Moment, Slug, Text } from '../units.ts'

/** A fresh slider puzzle: a pizza with a slice missing, and the slice. Sizes are pixels of the picture; the slice starts at its left edge. */
export const captchaGet = action('candao.member.captchaGet', {
  gateway: 'UserUnify',
  caller: 'anyone',
  content: {},
  data: v.object({
    captchaId: Slug,
    /** Data URLs. */
    picture: Text,
    piece: Text,
    width: Count,
    height: Count,
    pieceWidth: Count,
    pieceHeight: Count,
    pieceTop: Count,
    expiresAt: Moment,
  }),
})
