import { withdrawReferral } from '@milepost/contract/desk/calls/referral'
import { may } from '@milepost/domain/desk/people'
import { useState } from 'react'
import { Button } from '../../web/ui/Button.tsx'
import { Notice } from '../../web/ui/Notice.tsx'
import { BecauseField } from '../pages/BecauseField.tsx'
import { Section } from '../pages/Section.tsx'
import { useStaff } from '../session/staff.ts'
import { Approve } from './Approve.tsx'
import { AskOrDecline } from './AskOrDecline.tsx'
import styles from './Decide.module.css'
import { Proposal, termsInWords } from './Proposal.tsx'
import { useQuoteAct } from './use-quote-act.ts'
import { type ActProps, at, type CaseReferral, stateWords } from './words.ts'

const ways = [
  { name: 'approve', title: 'Approve', needs: 'referral.decide' },
  { name: 'ask', title: 'Ask the customer', needs: 'referral.ask-customer' },
  { name: 'decline', title: 'Decline', needs: 'referral.decide' },
  { name: 'withdraw', title: 'Withdraw', needs: 'referral.decide' },
] as const
type Way = (typeof ways)[number]['name']

/** Its price is, or was, on the agreed terms. */
const isPriced = (state: CaseReferral['state']) => state === 'approved' || state === 'bought'

/** The possible decisions about a referral, according to the person's permissions (DSK-319). */
export function Decide({ found, decided }: ActProps) {
  const { session } = useStaff()
  const { referral } = found
  const open = ways.filter(({ needs }) => may(session, needs))
  const [way, setWay] = useState<Way | undefined>(open[0]?.name)
  if (!referral) return null
  if (!referral.isUndecided)
    return (
      <Section id="decide" title="Decision" note={referral.by && `until ${at(referral.by)}`}>
        <p>
          {referral.state === 'lapsed'
            ? 'Lapsed. Its time ended; the timeline says what was done.'
            : `${stateWords[referral.state]}. What was decided is in the timeline.`}
        </p>
        {isPriced(referral.state) && referral.terms && (
          <p>Added by the underwriter: {termsInWords(referral.terms)}.</p>
        )}
      </Section>
    )
  if (open.length === 0)
    return (
      <Section id="decide" title="Decision">
        <p>{stateWords[referral.state]}. Your role does not decide referrals.</p>
      </Section>
    )
  return (
    <Section id="decide" title="Decide" note={referral.by && `promised by ${at(referral.by)}`}>
      {referral.state === 'asked' && (
        <Notice>The customer has been asked and may still answer. You can decide without it.</Notice>
      )}
      {referral.proposal && <Proposal found={found} proposal={referral.proposal} decided={decided} />}
      <fieldset className={styles.ways}>
        <legend className={styles.legend}>What do you want to do?</legend>
        {open.map(({ name, title }) => (
          <label key={name} className={styles.way}>
            <input type="radio" name="way" checked={way === name} onChange={() => setWay(name)} />
            {title}
          </label>
        ))}
      </fieldset>
      {way === 'approve' && <Approve found={found} referral={referral} decided={decided} />}
      {(way === 'ask' || way === 'decline') && (
        <AskOrDecline key={way} kind={way} found={found} decided={decided} />
      )}
      {way === 'withdraw' && <Withdraw found={found} decided={decided} />}
    </Section>
  )
}

function Withdraw({ found, decided }: ActProps) {
  const [because, setBecause] = useState('')
  const { act, isBusy, fields, problem } = useQuoteAct(decided)
  const { brand, reference, version } = found
  return (
    <div className={styles.form}>
      <p>The customer no longer wants it. No email is sent.</p>
      <BecauseField value={because} setValue={setBecause} error={fields['because']} />
      {problem && (
        <Notice look="bad" role="alert">
          {problem}
        </Notice>
      )}
      <Button
        look="secondary"
        busy={isBusy}
        onClick={() =>
          void act(withdrawReferral, { body: { brand, reference, version, because } }, () => 'Withdrawn.')
        }
      >
        Withdraw the referral
      </Button>
    </div>
  )
}
