import { linkQuestions, readLinkName } from '@milepost/domain/returning/read-facts'
import type { ReactNode } from 'react'
import type { LinkOf } from '../../api/ask-for-link'
import { FactQuestions } from '../../form/SecurityQuestions'
import { useFactsForm } from '../../form/use-security-questions'
import { Button } from '../../ui/Button'
import { ErrorSummary } from '../../ui/ErrorSummary'
import type { NewLinkBy } from './dead-link'
import { LinkRefused } from './LinkRefused'
import { useLinkRequest } from './use-link-request'

type NewLinkProps = {
  by: NewLinkBy
  /** A link was asked for: what is said is true whether one was sent or not (D-247). */
  onAsked: (of: LinkOf) => void
  /** What else can be done here. */
  otherWays?: ReactNode
}

const ASK = 'Email me a new link'

/** Has a new link emailed in the place of a dead one. Nobody learns whether there was anything to send (D-247). */
export function NewLink({ by, onAsked, otherWays }: NewLinkProps) {
  if ('of' in by) return <AtOnce of={by.of} onAsked={onAsked} otherWays={otherWays} />
  if ('asks' in by) return <ByName asks={by.asks} onAsked={onAsked} otherWays={otherWays} />
  return otherWays ? <div className="resume-offer__ways">{otherWays}</div> : null
}

type AtOnceProps = Omit<NewLinkProps, 'by'> & { of: LinkOf }

function AtOnce({ of, onAsked, otherWays }: AtOnceProps) {
  const request = useLinkRequest(onAsked)
  return (
    <>
      <LinkRefused state={request.state} />
      <div className="resume-offer__ways">
        <Button busy={request.state === 'asking'} busyLabel="Asking" onClick={() => void request.ask(of)}>
          {ASK}
        </Button>
        {otherWays}
      </div>
    </>
  )
}

type ByNameProps = Omit<NewLinkProps, 'by'> & { asks: keyof typeof linkQuestions }

function ByName({ asks, onAsked, otherWays }: ByNameProps) {
  const request = useLinkRequest(onAsked)
  const form = useFactsForm({
    questions: linkQuestions[asks],
    read: (typed, here) => readLinkName(asks, typed, here),
    onGood: (name) =>
      void request.ask(asks === 'quoteReference' ? { quoteReference: name } : { policyNumber: name }),
  })
  const { boxes } = form
  return (
    <form noValidate onSubmit={boxes.submit} className="form resume-form">
      {boxes.isSubmitted && <ErrorSummary errors={boxes.errors} />}
      <FactQuestions form={form} />
      <LinkRefused state={request.state} />
      <div className="resume-offer__ways">
        <Button type="submit" busy={request.state === 'asking'} busyLabel="Asking">
          {ASK}
        </Button>
        {otherWays}
      </div>
    </form>
  )
}
