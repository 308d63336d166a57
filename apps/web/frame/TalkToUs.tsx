import { pack } from '../brands/pack'
import { Icon } from '../ui/Icon'

/** Somebody to talk to, wherever the page itself cannot help any further (D-043). */
export function TalkToUs() {
  const { phone, openingHours } = pack.firm
  return (
    <div className="talk-to-us">
      <Icon name="phone" />
      <div>
        <p className="talk-to-us__lead">Would you like to talk to us?</p>
        <p>
          <a className="talk-to-us__phone figures" href={`tel:${phone.dial}`}>
            {phone.display}
          </a>
        </p>
        <p className="talk-to-us__hours">{openingHours}</p>
      </div>
    </div>
  )
}
