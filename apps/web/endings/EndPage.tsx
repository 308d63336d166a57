import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { Link } from 'react-router'
import { pack } from '../brands/pack'
import { PageHeading } from '../frame/PageHeading'
import { usePageTitle } from '../frame/page-title'
import { ResumeOffer } from '../kept/draft/offer'
import { abandonQuote, resetQuote } from '../kept/quote-state'
import { trackEvent } from '../tracking/tracking'
import type { ButtonLook } from '../ui/button-class'
import { buttonClass } from '../ui/button-class'
import { LinkButton } from '../ui/LinkButton'
import { type EndingName, endings, type WayOn } from './endings'
import { Refused } from './Refused'
import { whatWasLeft } from './what-was-left'

export function EndPage({ name }: { name: EndingName }) {
  const ending = endings[name](pack.firm, { outageMessage: outageMessage() })
  const [left] = useState(whatWasLeft)
  usePageTitle(ending.heading, pack.firm.name)
  const arrive = useEffectEvent(() => {
    // A fault of ours is no underwriter's no (F30).
    if (ending.event) trackEvent(ending.event, ending.isRefusal && left.offered ? { cause: 'error' } : {})
    if (!ending.resets) return
    if (ending.keepsSaved || left.offered) resetQuote()
    else abandonQuote()
  })
  useEffect(() => arrive(), [])
  const [first, ...others] = ending.ways
  return (
    <div className="ending">
      <PageHeading>{ending.heading}</PageHeading>
      {ending.lines.map((line) => (
        <p key={line} className="ending__line">
          {line}
        </p>
      ))}
      {ending.isRefusal && <Refused left={left} />}
      {ending.offersSaved && (
        <Suspense fallback={null}>
          <ResumeOffer withoutNew />
        </Suspense>
      )}
      <div className="ending__ways">
        <Way way={first} look={left.sister && ending.isRefusal ? 'secondary' : 'primary'} />
        {others.map((way) => (
          <Way key={way.label} way={way} look="quiet" />
        ))}
      </div>
      <CallUs />
    </div>
  )
}

/** Somebody to talk to, on every end (D-043). */
function CallUs() {
  const { phone, openingHours } = pack.firm
  return (
    <p className="ending__call">
      If you would like to talk to us, call <a href={`tel:${phone.dial}`}>{phone.display}</a>. {openingHours}.
    </p>
  )
}

/** Written into the page by the server while the site is closed. */
function outageMessage(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="outage-message"]')?.content
}

function Way({ way, look }: { way: WayOn; look: ButtonLook }) {
  if ('href' in way) {
    return (
      <LinkButton look={look} href={way.href}>
        {way.label}
      </LinkButton>
    )
  }
  return (
    <Link className={buttonClass(look)} to={way.to}>
      <span className="button__face">{way.label}</span>
    </Link>
  )
}
