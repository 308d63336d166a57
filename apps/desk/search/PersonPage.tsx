import type { Reply } from '@milepost/contract/call'
import { getPerson } from '@milepost/contract/desk/calls/search'
import { useCallback, useEffect, useState } from 'react'
import { Waiting } from '../../web/ui/Waiting.tsx'
import { NotFoundPage } from '../pages/NotFoundPage.tsx'
import { NotOpened } from '../pages/NotOpened.tsx'
import { PageTitle } from '../pages/PageTitle.tsx'
import { Note } from '../pages/Section.tsx'
import { Support } from '../pages/Support.tsx'
import { useStaff } from '../session/staff.ts'
import { FoundList } from './FoundList.tsx'

type Person = Reply<typeof getPerson>['body']

/**
 * All records of one customer at the person's own brands: with the same email address, or the same name, birth date and postcode (DSK-331).
 */
export function PersonPage({ parts }: { parts: Readonly<Record<string, string>> }) {
  const { session, send } = useStaff()
  const [person, setPerson] = useState<Person | 'not-found' | 'unreachable'>()
  const { brand = '', reference = '' } = parts
  const own = session.brands.find((code) => code === brand)
  const load = useCallback(async () => {
    if (own === undefined) return setPerson('not-found')
    const outcome = await send(getPerson, { query: { brand: own, reference } })
    if (outcome.kind === 'answered') return setPerson(outcome.body)
    const isMissing = outcome.kind === 'refused' && [400, 404].includes(outcome.problem.status)
    setPerson(isMissing ? 'not-found' : 'unreachable')
  }, [own, reference, send])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each read is recorded, so it is read again only for another person
  useEffect(() => void load(), [own, reference])
  if (person === undefined) return <Waiting label="Opening the customer">{null}</Waiting>
  if (person === 'not-found') return <NotFoundPage />
  if (person === 'unreachable')
    return <NotOpened title="Customer" what="This customer" again={() => void load()} />
  const { found, vulnerable } = person
  const initials = found.find((record) => record.initials !== undefined)?.initials
  return (
    <>
      <Support mark={vulnerable} />
      <PageTitle title="Customer">{initials === undefined ? 'A customer' : `Customer ${initials}`}</PageTitle>
      <Note>
        Quotes and policies at your brands with the same email address, or with the same name, date of birth
        and postcode: {found.length}.
      </Note>
      <FoundList found={found} />
    </>
  )
}
