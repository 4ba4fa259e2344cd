import { m } from '../../paraglide/messages.js'
import { Skyline } from '../../ui/frame/Skyline.tsx'
import './card.css'

type CardPictureProps = {
  network: string
  /** As it stands on the card, dots for what is not shown: `•••• •••• •••• 4242`. */
  number: string
  holder: string
  expiry: string
  /** Its words for the screen reader; a card that is being typed is read in its fields. */
  label?: string
}

export function CardPicture({ network, number, holder, expiry, label }: CardPictureProps) {
  return (
    <div className="bcard" {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}>
      <div className="bcard__sky">
        <Skyline />
      </div>
      <div className="bcard__row">
        <span className="bcard__chip" />
        <b className="t3">{network}</b>
      </div>
      <p className="bcard__no">{number.replaceAll(' ', '\u2002')}</p>
      <div className="bcard__row small">
        <p className="bcard__who">
          <span className="cap bcard__soft">{m.card_holder()}</span>
          <b>{holder || '\u00a0'}</b>
        </p>
        <p>
          <span className="cap bcard__soft">{m.card_expires()}</span>
          <b className="num">{expiry}</b>
        </p>
      </div>
    </div>
  )
}
