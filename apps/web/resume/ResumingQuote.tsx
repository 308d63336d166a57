import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { resumeQuote } from '../api/resume-quote'
import { pack } from '../brands/pack'
import { PageHeading } from '../frame/PageHeading'
import { usePageTitle } from '../frame/page-title'
import { Skeleton } from '../ui/Skeleton'
import { Waiting } from '../ui/Waiting'
import { giveBack } from './open-quote'
import { retrievalOf } from './retrieval-path'

const TITLE = 'Your quote'

/** The price this browser showed a moment ago is fetched again (D-237). What cannot be had so is had by the check. */
export function ResumingQuote({ quoteReference }: { quoteReference: string }) {
  const navigate = useNavigate()
  usePageTitle(TITLE, pack.firm.name)
  const resume = useEffectEvent(async (signal: AbortSignal) => {
    const outcome = await resumeQuote(quoteReference, signal)
    if (signal.aborted) return
    const given = await giveBack(outcome)
    if (given.kind !== 'go') return navigate(retrievalOf(quoteReference), { replace: true })
    const { to, state } = given.way
    return navigate(to, { replace: true, state })
  })
  useEffect(() => {
    const leaving = new AbortController()
    void resume(leaving.signal)
    return () => leaving.abort()
  }, [])
  return (
    <>
      <PageHeading>{TITLE}</PageHeading>
      <Waiting label="Getting your quote back">
        <div className="grid gap-4">
          <Skeleton className="h-24 w-full" />
          <Skeleton className="h-48 w-full" />
        </div>
      </Waiting>
    </>
  )
}
