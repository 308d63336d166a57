import { Section } from '../pages/Section.tsx'
import { OneProof } from './Proofs.tsx'
import { Refund } from './Refund.tsx'
import type { About, Policy } from './words.ts'

/** What waits for someone to decide, before everything else: refunds, and proofs that have come (DSK-507, DSK-516, DSK-540). */
export function Decisions({ policy, changed }: About) {
  const refunds = waitingRefunds(policy)
  const proofs = waitingProofs(policy)
  if (refunds.length + proofs.length === 0) return null
  return (
    <Section title="Waiting for a decision">
      {refunds.map((refund) => (
        <Refund key={refund.number} refund={refund} policy={policy} changed={changed} />
      ))}
      {proofs.map((proof) => (
        <OneProof key={proof.code} proof={proof} policy={policy} changed={changed} />
      ))}
    </Section>
  )
}

/** A refund that someone confirms or refuses, that has failed, or that finance pays by bank transfer. */
export const waitingRefunds = ({ refunds }: Policy) =>
  refunds.filter(
    ({ state, way }) => state === 'proposed' || state === 'failed' || (state === 'ready' && way === 'bank'),
  )

/** A proof that has come and is to be checked. */
export const waitingProofs = ({ proofs }: Policy) => proofs.filter(({ state }) => state === 'received')
