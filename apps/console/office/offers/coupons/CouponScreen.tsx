import { useParams } from 'react-router'
import { useLocale } from '../../../lib/locale.ts'
import { m } from '../../../paraglide/messages.js'
import { paths } from '../../paths.ts'
import { useMay } from '../../session/rights.ts'
import { Page } from '../../ui/Page.tsx'
import { ChipNumber } from '../../ui/sentence/ChipNumber.tsx'
import { MissingOffer } from '../parts/MissingOffer.tsx'
import { useOfferForm } from '../parts/offer-form.ts'
import { OfferNotes } from '../parts/OfferNotes.tsx'
import { CombinesSentence } from '../terms/CombinesSentence.tsx'
import { GiftSentence } from '../terms/GiftSentence.tsx'
import { NeedSentence } from '../terms/NeedSentence.tsx'
import { SentencePanel } from '../../ui/sentence/SentencePanel.tsx'
import { WhenSentence } from '../terms/WhenSentence.tsx'
import { tidyTerms } from '../terms/terms-edit.ts'
import { WhereSentence } from '../terms/WhereSentence.tsx'
import { WordsPanel } from '../terms/WordsPanel.tsx'
import { TryPanel } from '../trying/TryPanel.tsx'
import { couponSentence } from '../words/coupon-sentence.ts'
import type { CouponTerms } from '../words/coupon-terms.ts'
import { wordsIn } from '../../words/in-language.ts'
import { useNames } from '../../catalogue/names.ts'
import { blankCoupon } from './blank-offers.ts'
import './CouponsScreen.css'
import { GuestTicket } from './GuestTicket.tsx'
import { OfferMark } from './OfferMark.tsx'
import { OfferTools } from './OfferTools.tsx'
import { UsePanel } from './UsePanel.tsx'

/** A coupon of the house: its rule in sentences, tried on a basket as it is written. */
export function CouponScreen() {
  const { couponId = '' } = useParams()
  return <Editor key={couponId} couponId={couponId} />
}

function Editor({ couponId }: { couponId: string }) {
  const [locale, mayEdit] = [useLocale(({ locale }) => locale), useMay('catalogue.market')]
  const { names, dishes, shops } = useNames()
  const form = useOfferForm('coupon', couponId, { blank: mayEdit ? blankCoupon(couponId) : null, tidy: tidyTerms })
  const coupon = form.value
  const name = coupon ? wordsIn(coupon.name, locale) : ''
  if (!coupon) return <MissingOffer id={couponId} list={list()} form={form} />
  const disabled = !mayEdit || form.pending
  const onChange = (terms: CouponTerms) => form.change({ ...terms, couponId, validDays: coupon.validDays })
  const edit = { terms: coupon, onChange, disabled, dishes, shops, names, locale }
  return (
    <Page
      title={name === '' ? couponId : name}
      above={[list()]}
      sub={couponId}
      mark={<OfferMark dirty={form.dirty} changed={form.changed} />}
      tools={mayEdit && <OfferTools id={couponId} list={paths.coupons} form={form} />}
    >
      <OfferNotes form={form} />
      <div className="offedit">
        <div>
          <GiftSentence {...edit} />
          <NeedSentence {...edit} />
          <WhenSentence {...edit}>
            {m.offers_good_for()}
            <ChipNumber
              label={m.offers_valid_days()}
              value={coupon.validDays}
              disabled={disabled}
              onChange={(validDays) => form.change({ ...coupon, validDays })}
            />
            {m.offers_days_from_giving()}
          </WhenSentence>
          <WhereSentence {...edit} />
          <CombinesSentence terms={coupon} own={couponId} locale={locale} />
          <SentencePanel tc={couponSentence(coupon, names, 'zh-Hant')} en={couponSentence(coupon, names, 'en')} />
          <WordsPanel terms={coupon} disabled={disabled} faults={form.faults} onChange={onChange} />
        </div>
        <div>
          <GuestTicket terms={coupon} names={names} />
          <TryPanel offer={{ kind: 'coupon', record: form.record ?? coupon }} own={{ kind: 'coupon', id: couponId }} />
          <UsePanel kind="coupon" id={couponId} />
        </div>
      </div>
    </Page>
  )
}

const list = () => ({ to: paths.coupons, words: m.office_coupons() })
