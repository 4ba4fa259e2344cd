import { useParams, useSearchParams } from 'react-router'
import { useOffice } from '../../../api/keys.ts'
import { useLocale } from '../../../lib/locale.ts'
import { m } from '../../../paraglide/messages.js'
import { paths } from '../../paths.ts'
import { useMay } from '../../session/rights.ts'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { Panel } from '../../ui/Panel.tsx'
import '../coupons/CouponsScreen.css'
import { OfferMark } from '../coupons/OfferMark.tsx'
import { OfferTools } from '../coupons/OfferTools.tsx'
import { BothField } from '../parts/BothField.tsx'
import { MissingOffer } from '../parts/MissingOffer.tsx'
import { useOfferForm } from '../parts/offer-form.ts'
import { OfferNotes } from '../parts/OfferNotes.tsx'
import { SentencePanel } from '../../ui/sentence/SentencePanel.tsx'
import { TryPanel } from '../trying/TryPanel.tsx'
import { wordsIn } from '../../words/in-language.ts'
import { useNames } from '../../catalogue/names.ts'
import { promotionSentence } from '../words/promotion-sentence.ts'
import { AmountsSentence } from './AmountsSentence.tsx'
import { blankPromotion, kindWords, promotionKinds } from './promotion-edit.ts'
import { PromotionWhen } from './PromotionWhen.tsx'

/** A promotion: its amounts and its times in sentences, tried on a basket as it is written. */
export function PromotionScreen() {
  const { promotionId = '' } = useParams()
  return <Editor key={promotionId} promotionId={promotionId} />
}

function Editor({ promotionId }: { promotionId: string }) {
  const [locale, brand] = [useLocale(({ locale }) => locale), useOffice(({ brand }) => brand)]
  const [mayEdit, [params]] = [useMay('catalogue.market'), useSearchParams()]
  const { names, dishes, shops } = useNames()
  const kind = promotionKinds.find((each) => each === params.get('kind'))
  const form = useOfferForm('promotion', promotionId, { blank: mayEdit && kind ? blankPromotion(promotionId, kind, brand) : null })
  const promotion = form.value
  if (!promotion) return <MissingOffer id={promotionId} list={list()} form={form} />
  const disabled = !mayEdit || form.pending
  const here = {
    tc: promotionSentence(promotion, { names, brand, locale: 'zh-Hant' }),
    en: promotionSentence(promotion, { names, brand, locale: 'en' }),
  }
  const edit = { promotion, brand, onChange: form.change, disabled, dishes, names, locale }
  const faultsOf = (field: string) => ({
    tc: form.faults.find((each) => each.field === `${field}.tc`)?.fault,
    en: form.faults.find((each) => each.field === `${field}.en`)?.fault,
  })
  return (
    <Page
      title={wordsIn(promotion.name, locale) || promotionId}
      above={[list()]}
      sub={`${kindWords(promotion.kind)} · ${promotionId}`}
      mark={<OfferMark dirty={form.dirty} changed={form.changed} />}
      tools={mayEdit && <OfferTools id={promotionId} list={paths.promotions} form={form} />}
    >
      <OfferNotes form={form} />
      <div className="offedit">
        <div>
          <AmountsSentence {...edit} />
          <PromotionWhen {...edit} shops={shops} />
          <SentencePanel {...here} />
          <Panel
            title={m.offers_words()}
            tools={
              mayEdit && (
                <OfficeButton small disabled={disabled} onClick={() => form.change({ ...promotion, note: here })}>
                  {m.offers_note_from_rule()}
                </OfficeButton>
              )
            }
          >
            <div className="stack">
              <BothField
                label={m.offers_name()}
                words={promotion.name}
                disabled={disabled}
                faults={faultsOf('name')}
                onChange={(name) => form.change({ ...promotion, name })}
              />
              <BothField
                label={m.offers_note()}
                words={promotion.note}
                disabled={disabled}
                faults={faultsOf('note')}
                onChange={(note) => form.change({ ...promotion, note })}
              />
              {promotion.card && (
                <CardWords card={promotion.card} disabled={disabled} onChange={(card) => form.change({ ...promotion, card })} />
              )}
            </div>
          </Panel>
        </div>
        <div>
          <TryPanel offer={{ kind: 'promotion', record: promotion }} own={null} promotionId={promotionId} />
        </div>
      </div>
    </Page>
  )
}

type Card = NonNullable<NonNullable<ReturnType<typeof useOfferForm<'promotion'>>['value']>['card']>

/** The words of the card by which home shows a promotion. */
function CardWords({ card, disabled, onChange }: { card: Card; disabled: boolean; onChange: (card: Card) => void }) {
  return (
    <>
      <BothField label={m.offers_card_badge()} words={card.badge} disabled={disabled} onChange={(badge) => onChange({ ...card, badge })} />
      <BothField
        lines
        label={m.offers_card_title()}
        words={card.title}
        disabled={disabled}
        onChange={(title) => onChange({ ...card, title })}
      />
      <BothField label={m.offers_card_note()} words={card.note} disabled={disabled} onChange={(note) => onChange({ ...card, note })} />
    </>
  )
}

const list = () => ({ to: paths.promotions, words: m.office_promotions() })
