import { pack } from '../../brands/pack'
import { Notice } from '../../ui/Notice'

/** What a customer must do when something happens, told before they buy (BUY-02, CON-29). */
export function IncidentsNotice() {
  const { phone, hours } = pack.firm.claimsLine
  return (
    <Notice title="Reporting Incidents">
      <p>
        Report any claim within 24 hours of the incident, whoever was to blame and whether or not you mean to
        claim. Call our claims line on <a href={`tel:${phone.dial}`}>{phone.display}</a>, open {hours.words}.
      </p>
    </Notice>
  )
}
