import type { BoughtPolicy } from '../../api/get-purchase'
import { pack } from '../../brands/pack'
import { Icon } from '../../ui/Icon'
import type { IconName } from '../../ui/icon-paths'
import { type PortalWords, portalWords } from './portal-words'

type PortalPanelProps = { status: BoughtPolicy['portalUserStatus']; email: string }

const icons: Readonly<Record<PortalWords['action'], IconName>> = {
  email: 'mail',
  'sign-in': 'lock',
  call: 'phone',
  wait: 'clock',
}

/** The customer portal, by how an account there came about (THX-01, D-216). What it says may change while it is looked at. */
export function PortalPanel({ status, email }: PortalPanelProps) {
  const { name, phone, customerPortalUrl } = pack.firm
  const { title, words, action } = portalWords(status, { firm: name, email })
  return (
    <section className="portal" aria-labelledby="portal-title">
      <Icon name={icons[action]} />
      <div role="status">
        <h2 id="portal-title" className="portal__title">
          {title}
        </h2>
        <p>{words}</p>
        {action === 'sign-in' && (
          <p>
            <a href={customerPortalUrl}>Sign in to your account</a>
          </p>
        )}
        {action === 'call' && (
          <p>
            <a href={`tel:${phone.dial}`}>{phone.display}</a>
          </p>
        )}
      </div>
    </section>
  )
}
