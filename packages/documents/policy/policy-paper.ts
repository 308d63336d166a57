import { londonDate } from '@milepost/domain/values/london-time'
import type { Block, Paper } from '../pdf/blocks'
import { paperOf } from '../words/paper-of'
import { longDate } from '../words/time-in-words'
import type { PolicyFacts } from './policy-facts'

/** A paper of a policy: it bears the policy's number and the day it was bought. */
export function policyPaper(facts: PolicyFacts, title: string, blocks: readonly Block[]): Paper {
  return issued(paperOf(facts, title, blocks), facts)
}

/** A paper of the offer, as the policyholder keeps it. */
export function issued(paper: Paper, facts: PolicyFacts, about = aboutPolicy(facts)): Paper {
  return { ...paper, reference: facts.policyNumber, madeAt: facts.issuedAt, about }
}

function aboutPolicy({ holder, policyNumber, vehicle, issuedAt }: PolicyFacts): Paper['about'] {
  return [
    { label: 'Policyholder', value: holder.name },
    { label: 'Policy number', value: policyNumber },
    { label: 'Vehicle', value: vehicle.registration },
    { label: 'Date of purchase', value: longDate(londonDate(issuedAt)) },
  ]
}
