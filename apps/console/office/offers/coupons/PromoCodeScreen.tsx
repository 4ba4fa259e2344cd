import { brandIds, type Brand } from '@harbour/rules'
import { useParams } from 'react-router'
import { useOffice } from '../../../api/keys.ts'
import { listWords } from '../../../lib/list-words.ts'
import { useLocale } from '../../../lib/locale.ts'
import { serverNow } from '../../../lib/server-clock.ts'
import { m } from '../../../paraglide/messages.js'
import { paths } from '../../paths.ts'
import { useMay } from '../../session/rights.ts'
import { Page } from '../../ui/Page.tsx'
import { CodesPanel } from '../codes/CodesPanel.tsx'
import { ChipDay } from '../../ui/sentence/ChipDay.tsx'
import { ChipPick } from '../../ui/sentence/ChipPick.tsx'
import { MissingOffer } from '../parts/MissingOffer.tsx'
import { useOfferForm } from '../parts/offer-form.ts'
import { OfferNotes } from '../parts/OfferNotes.tsx'
import { Sentence } from '../../ui/sentence/Sentence.tsx'
import { CombinesSentence } from '../terms/CombinesSentence.tsx'
import { GiftSentence } from '../terms/GiftSentence.tsx'
import { NeedSentence } from '../terms/NeedSentence.tsx'
import { SentencePanel } from '../../ui/sentence/SentencePanel.tsx'
import { tidyTerms } from '../terms/terms-edit.ts'
import { WhenSentence } from '../terms/WhenSentence.tsx'
import { WhereSentence } from '../terms/WhereSentence.tsx'
import { WordsPanel } from '../terms/WordsPanel.tsx'
import { TryPanel } from '../trying/TryPanel.tsx'
import { promoCodeSentence } from '../words/coupon-sentence.ts'
import { wordsIn } from '../../words/in-language.ts'
import { useNames } from '../../catalogue/names.ts'
import { blankPromoCode } from './blank-offers.ts'
import { BudgetSentence } from './BudgetSentence.tsx'
import './CouponsScreen.css'
import { GuestTicket } from './GuestTicket.tsx'
import { OfferMark } from './OfferMark.tsx'
import { OfferTools } from './OfferTools.tsx'
import { UsePanel } from './UsePanel.tsx'

/** A promo code: its rule in sentences, its budget, and the codes that were made for it. */
export function PromoCodeScreen() {
  const { code = '' } = useParams()
  return <Editor key={code} code={code} />
}

function Editor({ code: id }: { code: string }) {
  const [locale, brand] = [useLocale(({ locale }) => locale), useOffice(({ brand }) => brand)]
  const mayEdit = useMay('catalogue.market')
  const { names, dishes, shops } = useNames()
  const form = useOfferForm('promoCode', id, {
    blank: mayEdit ? blankPromoCode(id, { brand, now: serverNow() }) : null,
    tidy: (record) => ({ ...record, coupon: tidyTerms(record.coupon) }),
  })
  const code = form.value
  if (!code) return <MissingOffer id={id} list={list()} form={form} />
  const disabled = !mayEdit || form.pending
  const edit = {
    terms: code.coupon,
    onChange: (coupon: typeof code.coupon) => form.change({ ...code, coupon }),
    disabled,
    dishes,
    shops,
    names,
    locale,
  }
  const brandWords = { [brandIds.hongKong]: m.office_hong_kong(), [brandIds.macau]: m.office_macau() }
  return (
    <Page
      title={id}
      above={[list()]}
      sub={wordsIn(code.coupon.name, locale)}
      mark={<OfferMark dirty={form.dirty} changed={form.changed} />}
      tools={mayEdit && <OfferTools id={id} list={paths.coupons} form={form} />}
    >
      <OfferNotes form={form} />
      <div className="offedit">
        <div>
          <GiftSentence {...edit} />
          <NeedSentence {...edit} />
          <WhenSentence {...edit}>
            {m.offers_from_day()}
            <ChipDay
              label={m.office_begins()}
              day={code.begins.slice(0, 10)}
              disabled={disabled}
              onChange={(day) => day !== '' && form.change({ ...code, begins: `${day} 00:00:00` })}
            />
            {m.office_to_day()}
            <ChipDay
              label={m.office_ends()}
              day={code.ends?.slice(0, 10) ?? ''}
              disabled={disabled}
              onChange={(day) => form.change({ ...code, ends: day === '' ? null : `${day} 23:59:59` })}
            />
          </WhenSentence>
          <WhereSentence {...edit} />
          <Sentence title={m.offers_brands()}>
            <ChipPick
              label={m.offers_brands()}
              words={listWords(code.brands.map((each) => brandWords[each]))}
              options={Object.values(brandIds).map((each) => ({ id: String(each), words: brandWords[each] }))}
              picked={code.brands.map(String)}
              disabled={disabled}
              onChange={(ids) =>
                form.change({ ...code, brands: Object.values(brandIds).filter((each: Brand) => ids.includes(String(each))) })
              }
            />
          </Sentence>
          <BudgetSentence code={code} disabled={disabled} onChange={form.change} />
          <CombinesSentence terms={code.coupon} own={id} locale={locale} />
          <SentencePanel tc={promoCodeSentence(code, names, 'zh-Hant')} en={promoCodeSentence(code, names, 'en')} />
          <WordsPanel terms={code.coupon} within="coupon." disabled={disabled} faults={form.faults} onChange={edit.onChange} />
          <CodesPanel promoCode={id} live={form.read?.live !== null} mayMake={mayEdit} />
        </div>
        <div>
          <GuestTicket terms={code.coupon} names={names} />
          <TryPanel offer={{ kind: 'promoCode', record: form.record ?? code }} own={{ kind: 'promoCode', id }} />
          <UsePanel kind="promoCode" id={id} />
        </div>
      </div>
    </Page>
  )
}

const list = () => ({ to: paths.coupons, words: m.office_coupons() })
