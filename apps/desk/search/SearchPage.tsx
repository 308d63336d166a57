import type { Reply } from '@milepost/contract/call'
import { search } from '@milepost/contract/desk/calls/search'
import { LONGEST_SEARCH } from '@milepost/domain/desk/search'
import { type FormEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from '../../web/router.tsx'
import { Button } from '../../web/ui/Button.tsx'
import { Notice } from '../../web/ui/Notice.tsx'
import { TextField } from '../../web/ui/TextField.tsx'
import { useShortcuts } from '../keyboard/shortcuts.tsx'
import { PageTitle } from '../pages/PageTitle.tsx'
import { useStaff } from '../session/staff.ts'
import { FoundList } from './FoundList.tsx'
import styles from './SearchPage.module.css'
import { readAsWords } from './words.ts'

type Found = Reply<typeof search>['body']
type State =
  | { kind: 'nothing-asked' | 'searching' | 'unreachable' | 'too-often' }
  | { kind: 'refused'; message: string }
  | { kind: 'found'; body: Found; turn: number }

/**
 * One search box for anything that a customer says. The typed text is stored in the tab's history, so that it is there when the user goes
 * back from a record. It is never in the address: addresses are logged, synchronised and suggested to others (decision 0052).
 */
export function SearchPage() {
  const { send } = useStaff()
  const location = useLocation()
  const navigate = useNavigate()
  const kept = typeof location.state === 'string' ? location.state : ''
  const [text, setText] = useState(kept)
  const [state, setState] = useState<State>({ kind: 'nothing-asked' })
  const box = useRef<HTMLInputElement>(null)
  const latest = useRef(0)

  const look = useCallback(
    async (asked: string) => {
      latest.current += 1
      const turn = latest.current
      setState({ kind: 'searching' })
      const outcome = await send(search, { body: { text: asked } })
      if (turn !== latest.current) return
      if (outcome.kind === 'answered') setState({ kind: 'found', body: outcome.body, turn })
      else if (outcome.kind === 'unreachable') setState({ kind: 'unreachable' })
      else if (outcome.problem.code === 'TOO_MANY_REQUESTS') setState({ kind: 'too-often' })
      else
        setState({
          kind: 'refused',
          message: outcome.problem.errors[0]?.message ?? 'Please try again.',
        })
    },
    [send],
  )

  // After going back from a record: repeats the same search with current data.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is opened
  useEffect(() => {
    if (kept !== '') return void look(kept)
    // Runs after the frame has moved the focus to the new page.
    const timer = setTimeout(() => box.current?.focus(), 0)
    return () => clearTimeout(timer)
  }, [])

  useShortcuts(useMemo(() => [{ key: '/', does: 'To the search box', act: () => box.current?.select() }], []))

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const asked = text.trim()
    if (asked === '') return box.current?.focus()
    navigate(location.pathname, { replace: true, state: asked })
    void look(asked)
  }

  return (
    <>
      <PageTitle title="Search">Search</PageTitle>
      <form className={styles.form} onSubmit={submit} autoComplete="off" noValidate>
        <TextField
          ref={box}
          name="customer"
          label="Reference, policy number, registration, name, postcode, email or phone"
          value={text}
          maxLength={LONGEST_SEARCH}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" busy={state.kind === 'searching'} busyLabel="Searching">
          Search
        </Button>
      </form>
      <p className={styles.status} role="status">
        {statusOf(state)}
      </p>
      <Outcome state={state} />
    </>
  )
}

function statusOf(state: State): string {
  if (state.kind !== 'found' || state.body.readAs.length === 0) return ''
  const { found, isMore, readAs } = state.body
  const as = `Searched as ${readAsWords(readAs)}.`
  if (found.length === 0) return as
  if (isMore) return `The ${found.length} best are shown. Add a forename or another detail. ${as}`
  return `${found.length} found. ${as}`
}

function Outcome({ state }: { state: State }) {
  if (state.kind === 'unreachable')
    return (
      <Notice look="bad" role="alert" title="The search did not come through">
        Check your connection, then search again.
      </Notice>
    )
  if (state.kind === 'too-often')
    return (
      <Notice look="warn" role="alert" title="That is a lot of searches in a minute">
        Wait a moment, then search again.
      </Notice>
    )
  if (state.kind === 'refused')
    return (
      <Notice look="bad" role="alert" title="This cannot be searched for">
        {state.message}
      </Notice>
    )
  if (state.kind !== 'found') return <Hints />
  const { body } = state
  if (body.readAs.length === 0)
    return (
      <Notice look="warn" title="There is too little to search by">
        <Hints />
      </Notice>
    )
  if (body.found.length === 0)
    return (
      <Notice title="Nobody was found in your brands">
        <Hints />
      </Notice>
    )
  return <FoundList key={state.turn} found={body.found} />
}

function Hints() {
  return (
    <ul className={styles.hints}>
      <li>One typing mistake is forgiven, and names that sound alike are found.</li>
      <li>A name needs its surname; a forename beside it narrows it down.</li>
      <li>A postcode has to be whole: LS1 4AP. Spaces and capitals do not matter.</li>
    </ul>
  )
}
