import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { Link } from 'react-router'
import { pack } from '../brands/pack'
import { PageHeading } from '../frame/PageHeading'
import { usePageTitle } from '../frame/page-title'
import { trackEvent } from '../tracking/tracking'
import { buttonClass } from '../ui/button-class'
import { LinkButton } from '../ui/LinkButton'
import { type EndingName, endings, type WayOn } from './endings'

export type EndPageProps = {
  name: EndingName
  /** The journey's state is not this page's to know; whoever routes here empties it. */
  onReset: () => void
  /** Something the customer may do here beside the ways on. */
  children?: ReactNode
}

export function EndPage({ name, onReset, children }: EndPageProps) {
  const ending = endings[name](pack.firm, { outageMessage: outageMessage() })
  usePageTitle(ending.heading, pack.firm.name)
  const arrive = useEffectEvent(() => {
    if (ending.event) trackEvent(ending.event)
    if (ending.resets) onReset()
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
      {children}
      <div className="ending__ways">
        <Way way={first} look="primary" />
        {others.map((way) => (
          <Way key={way.label} way={way} look="secondary" />
        ))}
      </div>
    </div>
  )
}

/** Written into the page by the server while the site is closed. */
function outageMessage(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="outage-message"]')?.content
}

function Way({ way, look }: { way: WayOn; look: 'primary' | 'secondary' }) {
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
