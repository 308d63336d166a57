import { calendarFile, renewalDay } from '@milepost/domain/quote/renewal-calendar'
import { renewalLead } from '@milepost/domain/quote/renewal-lead'
import { formatDate } from '@milepost/domain/values/local-date'
import type { BoughtPolicy } from '../../api/get-purchase'
import { pack } from '../../brands/pack'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { saveFile } from '../../ui/save-file'
import { lastDay } from './cover-in-words'

/** The day to think of the end, for the customer's own calendar (CON-30), and this page on paper. */
export function KeepIt({ policy }: { policy: BoughtPolicy }) {
  const { policyNumber, term, automaticRenewal } = policy
  const day = renewalDay({
    firm: pack.firm.name,
    policyNumber,
    term,
    automaticRenewal,
    lastDay: lastDay(policy),
  })
  const addToCalendar = () =>
    saveFile(
      new Blob([calendarFile(day, new Date())], { type: 'text/calendar' }),
      `${pack.firm.name} policy ${policyNumber} renewal.ics`,
    )
  return (
    <section className="keep" aria-labelledby="keep-title">
      <h2 id="keep-title" className="thanks__title">
        Keep this at hand
      </h2>
      <p className="thanks__lead">
        The reminder is for {formatDate(day.on)}, {renewalLead[term].words} before your cover ends.
      </p>
      <div className="keep__buttons">
        <Button look="secondary" onClick={addToCalendar}>
          <Icon name="calendar" />
          Add a reminder to my calendar
        </Button>
        <Button look="secondary" onClick={() => window.print()}>
          <Icon name="document" />
          Print this page
        </Button>
      </div>
    </section>
  )
}
