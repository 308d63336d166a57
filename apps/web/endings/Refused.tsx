import { explainedReasons } from '@milepost/domain/quote/underwriting-reasons'
import { journeyIdentities } from '@milepost/domain/terms/identity'
import { useState } from 'react'
import { handOver } from '../api/draft.ts'
import { brand } from '../brands/brand.ts'
import { handOverPath, paths, transferPath } from '../paths.ts'
import { retrievalPath } from '../resume/retrieval-path.ts'
import { Link } from '../router.tsx'
import { QUOTE_SHAPE } from '../state/quote-state.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Notice } from '../ui/Notice.tsx'
import endingStyles from './ending.module.css'
import { ReferralNext } from './ReferralNext.tsx'
import styles from './Refused.module.css'
import type { WhatWasLeft } from './what-was-left.ts'

/** Why there is no quote, as far as the customer may know, and what they can do (END-01). */
export function Refused({ left: { refusal, sister, fault, referral } }: { left: WhatWasLeft }) {
  if (fault) return <StillThere {...fault} />
  return (
    <>
      {refusal && refusal.told.length > 0 && (
        <ul className={styles.reasons}>
          {refusal.told.map((reason) => (
            <li key={reason}>
              <strong>{explainedReasons[reason].words}</strong> {explainedReasons[reason].advice}
            </li>
          ))}
        </ul>
      )}
      {referral && <ReferralNext {...referral} />}
      {!referral && refusal?.hasOthers !== false && (
        <p className={endingStyles.line}>
          We looked at all your answers together, and we can't offer a quote online. If an answer was wrong,
          you can <Link to={paths.root}>start again</Link> or call us.
        </p>
      )}
      {sister && <SisterOffer {...sister} />}
    </>
  )
}

/** The server failed and underwriting did not decline: the quote is unchanged (F30). */
function StillThere({ quoteReference }: NonNullable<WhatWasLeft['fault']>) {
  return (
    <p className={endingStyles.line}>
      We couldn't continue just now, and nothing has been paid. We've saved your quote {quoteReference}, and
      you can{' '}
      <Link to={quoteReference === undefined ? paths.retrieval : retrievalPath(quoteReference)}>
        get it back
      </Link>
      .
    </p>
  )
}

/** The brand's product that fits instead. It has its own site, so the answers are handed over through the server (END-01). */
function SisterOffer({ terms, content, registration }: NonNullable<WhatWasLeft['sister']>) {
  const [state, setState] = useState<'offered' | 'going' | 'failed'>('offered')
  async function go() {
    setState('going')
    const { product } = journeyIdentities[terms.id]
    const outcome = await handOver({ product, ...content, shape: QUOTE_SHAPE })
    if (outcome.kind === 'failed') return setState('failed')
    location.assign(handOverPath(terms.id, outcome.token))
  }
  return (
    <Card className={styles.sister} title={`${brand.firm.name} ${terms.name.toLowerCase()} may suit you`}>
      <p>We'll copy your answers across, so you only need to add what's different.</p>
      {state === 'failed' && (
        <Notice look="bad" role="alert" title="We couldn't copy your answers">
          Please try again, or <a href={transferPath(terms.id, registration)}>start with your registration</a>
          .
        </Notice>
      )}
      <Button busy={state === 'going'} busyLabel="Copying your answers" onClick={() => void go()}>
        Get a {terms.name.toLowerCase()} quote
      </Button>
    </Card>
  )
}
