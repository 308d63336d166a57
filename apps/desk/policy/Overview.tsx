import { termInWords } from '@milepost/domain/quote/policy-period'
import { Detail } from '../../web/ui/DetailList.tsx'
import { Section } from '../pages/Section.tsx'
import { moment, money, type Policy } from './words.ts'

/** Shows whether this is the right policy, and what is covered. */
export function Overview({ policy: { holder, cover, quoteReference } }: { policy: Policy }) {
  return (
    <Section title="Cover">
      <dl>
        <Detail name="Policyholder">
          {holder.name}, {holder.postcode}
        </Detail>
        <Detail name="Email and telephone">
          {holder.email}, {holder.phone}
        </Detail>
        <Detail name="Covered">
          {moment(cover.start)} to {moment(cover.end)} ({termInWords[cover.term]})
        </Detail>
        <Detail name="Level of cover">{cover.level}</Detail>
        <Detail name="Total excess">{money(cover.excess)}</Detail>
        {cover.agreedTerms !== undefined && (
          <Detail name="Added by an underwriter">{cover.agreedTerms}</Detail>
        )}
        <Detail name="Named drivers">{cover.drivers.length > 0 ? cover.drivers.join(', ') : 'None'}</Detail>
        <Detail name="Extras">{cover.extras.length > 0 ? cover.extras.join(', ') : 'None'}</Detail>
        <Detail name="Bought as quote">{quoteReference}</Detail>
      </dl>
    </Section>
  )
}
