import { journeyIdentities } from '@milepost/domain/terms/identity'
import { useState } from 'react'
import { handOver } from '../api/hand-over'
import { pack } from '../brands/pack'
import { handOverPath, transferPath } from '../paths'
import { QUOTE_SHAPE } from '../state/quote-state'
import { Button } from '../ui/Button'
import { Card } from '../ui/Card'
import { Notice } from '../ui/Notice'
import type { WhatWasLeft } from './what-was-left'

/** The brand's product that fits instead. Its site is another one, so the answers go there by way of the server (END-01). */
export function SisterOffer({ terms, content, registration }: NonNullable<WhatWasLeft['sister']>) {
  const [state, setState] = useState<'offered' | 'going' | 'failed'>('offered')
  async function go() {
    setState('going')
    const { product } = journeyIdentities[terms.id]
    const outcome = await handOver({ product, ...content, shape: QUOTE_SHAPE })
    if (outcome.kind === 'failed') return setState('failed')
    location.assign(handOverPath(terms.id, outcome.token))
  }
  return (
    <Card className="ending__sister" title={`${pack.firm.name} ${terms.name.toLowerCase()} may suit you`}>
      <p>We take the answers you gave along, so you only fill in what is different.</p>
      {state === 'failed' && (
        <Notice look="bad" role="alert" title="We couldn't take your answers along">
          Please try again, or <a href={transferPath(terms.id, registration)}>start with your registration</a>
          .
        </Notice>
      )}
      <Button busy={state === 'going'} busyLabel="Taking your answers along" onClick={() => void go()}>
        Get a {terms.name.toLowerCase()} quote
      </Button>
    </Card>
  )
}
