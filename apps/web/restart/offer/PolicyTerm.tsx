import { purchaseField } from '@milepost/domain/purchase/purchase-questions'
import { policyPeriod } from '@milepost/domain/quote/policy-period'
import { restartKeyInformation } from '@milepost/domain/quote/restart-words'
import { momentInWords } from '@milepost/domain/quote/term-in-words'
import { RESTART_START } from '@milepost/domain/restart/restart-form'
import { Facts } from '../../ui/Facts'
import { RestartAsked } from './RestartAsked'
import type { RestartForm } from './use-restart-form'

const RENEWAL = purchaseField('renewalOptOut')

/** When it starts, when it ends by that, and what everybody must know of the days between (RST-08, RST-11 to RST-13). */
export function PolicyTerm({ form }: { form: RestartForm }) {
  const period = form.start && policyPeriod('thirty-day', form.start)
  const canRenew = form.questions.some(({ field }) => field === RENEWAL)
  return (
    <section className="restart-form__part" aria-labelledby="term-title">
      <h2 id="term-title" className="results__title">
        Policy term
      </h2>
      <RestartAsked form={form} fields={[RESTART_START]} />
      <p className="restart-form__ends" role="status">
        {period && (
          <>
            Your 30 days end on <strong className="figures">{momentInWords(period.to)}</strong>.
          </>
        )}
      </p>
      <Facts facts={restartKeyInformation(period?.to.date, canRenew)} className="facts--prose" />
    </section>
  )
}
