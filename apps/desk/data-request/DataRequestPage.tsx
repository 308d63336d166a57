import { brands } from '@milepost/brands/brands'
import { getDataRequest } from '@milepost/contract/desk/calls/data-request'
import { deskPages } from '@milepost/contract/desk/desk-pages'
import { localDate, longDate } from '@milepost/domain/values/local-date'
import { useCallback, useEffect, useState } from 'react'
import { Link } from '../../web/router.tsx'
import { Detail } from '../../web/ui/DetailList.tsx'
import { Waiting } from '../../web/ui/Waiting.tsx'
import { NotFoundPage } from '../pages/NotFoundPage.tsx'
import { NotOpened } from '../pages/NotOpened.tsx'
import { NotReloaded } from '../pages/NotReloaded.tsx'
import { PageTitle } from '../pages/PageTitle.tsx'
import { Note, Section } from '../pages/Section.tsx'
import { useStaff } from '../session/staff.ts'
import { AnswerRequest } from './AnswerRequest.tsx'
import styles from './DataRequestsPage.module.css'
import { heldInWords, kindWords, type Request, restrictionInWords, stateWords } from './words.ts'

type State = Request | 'waiting' | 'not-found' | 'unreachable'

/** One request: the person, the deadline, the data held, and the next actions (DSK-703). */
export function DataRequestPage({ parts }: { parts: Readonly<Record<string, string>> }) {
  const { send } = useStaff()
  const [state, setState] = useState<State>('waiting')
  const [done, setDone] = useState('')
  const [isOld, setOld] = useState(false)
  const id = parts['id'] ?? ''
  const load = useCallback(async () => {
    const outcome = await send(getDataRequest, { query: { id } })
    setOld(outcome.kind !== 'answered')
    if (outcome.kind === 'answered') return setState(outcome.body)
    const isMissing = outcome.kind === 'refused' && [400, 404].includes(outcome.problem.status)
    if (isMissing) return setState('not-found')
    setState((before) => (typeof before === 'object' ? before : 'unreachable'))
  }, [send, id])
  useEffect(() => void load(), [load])
  const changed = (words: string) => {
    setDone(words)
    void load()
  }
  if (state === 'waiting') return <Waiting label="Opening the request">{null}</Waiting>
  if (state === 'not-found') return <NotFoundPage />
  if (state === 'unreachable')
    return <NotOpened title="Data request" what="This data request" again={() => void load()} />
  return (
    <>
      <PageTitle title={kindWords[state.kind]}>{kindWords[state.kind]}</PageTitle>
      <p role="status">{done}</p>
      {isOld && <NotReloaded again={() => void load()} />}
      <div className={styles.columns}>
        <Section title="The request">
          <dl>
            <Detail name="About">{state.person ?? 'No longer kept'}</Detail>
            <Detail name="Brand">{brands[state.brand].firm.name}</Detail>
            <Detail name="State">{stateWords[state.state]}</Detail>
            <Detail name="Received">{longDate(localDate(state.receivedOn))}</Detail>
            <Detail name={state.isLate ? 'Was due' : 'Due'}>{longDate(localDate(state.dueOn))}</Detail>
            {state.extendedBecause !== undefined && (
              <Detail name="More time because">{state.extendedBecause}</Detail>
            )}
            {state.firstPerson !== undefined && <Detail name="Proposed by">{state.firstPerson}</Detail>}
            {state.secondPerson !== undefined && <Detail name="Erased by">{state.secondPerson}</Detail>}
            {state.outcome !== undefined && <Detail name="Outcome">{state.outcome}</Detail>}
            {state.restriction && <Detail name="Restriction">{restrictionInWords(state.restriction)}</Detail>}
          </dl>
          {state.person !== undefined && <Note>{heldInWords(state.held)}</Note>}
          <p>
            <Link to={deskPages['data-requests']}>All data requests</Link>
          </p>
        </Section>
        <AnswerRequest request={state} changed={changed} />
      </div>
    </>
  )
}
