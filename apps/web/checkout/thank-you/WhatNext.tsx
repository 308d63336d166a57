import { hoursInSentence } from '@milepost/domain/brands/brand'
import type { BoughtPolicy } from '../../api/get-purchase'
import { pack } from '../../brands/pack'
import { Icon } from '../../ui/Icon'
import { whatNext } from './what-next'

/** What happens next, what is asked of the customer and by when, and whom to call (D-215). */
export function WhatNext({ policy }: { policy: BoughtPolicy }) {
  const { phone, openingHours, claimsLine } = pack.firm
  return (
    <section aria-labelledby="next-title">
      <h2 id="next-title" className="thanks__title">
        What happens next
      </h2>
      <ul className="next">
        {whatNext(policy).map(({ icon, title, words, by }) => (
          <li key={title} className="next__item">
            <Icon name={icon} />
            <div>
              <h3 className="next__title">{title}</h3>
              <p>{words}</p>
              {by && <p className="next__by">{by}</p>}
            </div>
          </li>
        ))}
        <li className="next__item">
          <Icon name="phone" />
          <div>
            <h3 className="next__title">If something happens, or something changes</h3>
            <p>
              Report any claim within 24 hours, whoever was to blame. Call our claims line on{' '}
              <a href={`tel:${claimsLine.phone.dial}`}>{claimsLine.phone.display}</a>, open{' '}
              {claimsLine.hours.words}.
            </p>
            <p>
              For anything else, call <a href={`tel:${phone.dial}`}>{phone.display}</a>,{' '}
              {hoursInSentence(openingHours)}. You have 14 days to change your mind about this policy.
            </p>
          </div>
        </li>
      </ul>
    </section>
  )
}
