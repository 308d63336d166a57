import { pack } from '../../brands/pack'
import { Notice } from '../../ui/Notice'

/** What a customer must do when something happens, told before they buy (BUY-02, CON-29). */
export function IncidentsNotice() {
  const { phone } = pack.firm
  return (
    <Notice title="Reporting Incidents">
      <p>
        Report any claim within 24 hours of the incident, whoever was to blame and whether or not you mean to
        claim. Call <a href={`tel:${phone.dial}`}>{phone.display}</a>.
      </p>
    </Notice>
  )
}
