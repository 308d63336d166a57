import { confirmReferral } from '@milepost/contract/desk/calls/referral'
import { may } from '@milepost/domain/desk/people'
import { termsForStaff } from '@milepost/domain/referral/terms'
import { fromPounds } from '@milepost/domain/values/pence'
import { useState } from 'react'
import { Button } from '../../web/ui/Button.tsx'
import { Notice } from '../../web/ui/Notice.tsx'
import { BecauseField } from '../pages/BecauseField.tsx'
import { useDespite } from '../pages/Restriction.tsx'
import { useStaff } from '../session/staff.ts'
import styles from './Proposal.module.css'
import { useQuoteAct } from './use-quote-act.ts'
import { type ActProps, at, type CaseReferral, lengthWords } from './words.ts'

type ProposalRead = NonNullable<CaseReferral['proposal']>

/** A first person's proposal beyond their authority, for a second person to confirm (DSK-320). */
export function Proposal({ found, proposal, decided }: ActProps & { proposal: ProposalRead }) {
  const { session } = useStaff()
  const despite = useDespite()
  const [because, setBecause] = useState('')
  const { act, isBusy, fields, problem } = useQuoteAct(decided)
  const { brand, reference, version, referral } = found
  const wordsOf = (code: string, driver?: number) =>
    referral?.issues.find((issue) => issue.code === code && issue.driver === driver)?.words ?? code
  return (
    <section className={styles.proposal} aria-labelledby="proposal">
      <h3 id="proposal" className={styles.title}>
        {proposal.by} proposes to approve it
      </h3>
      <p className={styles.note}>
        {at(proposal.at)}, beyond the authority of: {proposal.authority}
      </p>
      <p className={styles.because}>“{proposal.because}”</p>
      <ul className={styles.list}>
        {proposal.approvals.map(({ code, driver, lasts, upTo }) => (
          <li key={`${code} ${driver}`}>
            {wordsOf(code, driver)}. {lengthWords[lasts]}
            {upTo && ` (${upTo})`}
          </li>
        ))}
        <li>{termsInWords(proposal.terms)}</li>
        {proposal.words && <li>To the customer: “{proposal.words}”</li>}
      </ul>
      {may(session, 'referral.confirm') && session.name !== proposal.by ? (
        <>
          <BecauseField
            id="confirm-because"
            value={because}
            setValue={setBecause}
            error={fields['because']}
          />
          {problem && (
            <Notice look="bad" role="alert">
              {problem}
            </Notice>
          )}
          <Button
            busy={isBusy}
            onClick={() =>
              void act(
                confirmReferral,
                { body: { brand, reference, version, because, ...despite } },
                ({ body }) =>
                  body.state === 'approved'
                    ? 'Approved. The customer is being told.'
                    : 'Confirmed. Other issues are still to be decided.',
              )
            }
          >
            Confirm as the second person
          </Button>
        </>
      ) : (
        <p className={styles.note}>Someone else with more authority has to confirm it.</p>
      )}
    </section>
  )
}

export function termsInWords({ extraExcess, ...terms }: ProposalRead['terms']): string {
  const words = termsForStaff({ ...terms, extraExcess: fromPounds(extraExcess) })
  return words.charAt(0).toUpperCase() + words.slice(1)
}
