import { brands } from '@milepost/brands/brands'
import type { Reply } from '@milepost/contract/call'
import { addDataRequest, listDataRequests } from '@milepost/contract/desk/calls/data-request'
import { deskAddress } from '@milepost/contract/desk/desk-pages'
import { type DataRequestKind, dataRequestKinds } from '@milepost/domain/privacy/data-request'
import type { BrandCode } from '@milepost/domain/terms/identity'
import { isLocalDate, localDate, longDate } from '@milepost/domain/values/local-date'
import { useCallback, useEffect, useState } from 'react'
import { Link, useNavigate } from '../../web/router.tsx'
import { Button } from '../../web/ui/Button.tsx'
import { Select } from '../../web/ui/Select.tsx'
import { TextField } from '../../web/ui/TextField.tsx'
import { Waiting } from '../../web/ui/Waiting.tsx'
import { PageTitle } from '../pages/PageTitle.tsx'
import { Actions, Note, Problem, Section } from '../pages/Section.tsx'
import { useAct } from '../pages/use-act.ts'
import { useStaff } from '../session/staff.ts'
import styles from './DataRequestsPage.module.css'
import { kindWords, stateWords } from './words.ts'

type Line = Reply<typeof listDataRequests>['body']['requests'][number]

/** The data requests of people, earliest due first (DSK-703). */
export function DataRequestsPage() {
  const { session, send } = useStaff()
  const [lines, setLines] = useState<readonly Line[] | 'unreachable'>()
  const load = useCallback(async () => {
    const replies = await Promise.all(
      session.brands.map((brand) => send(listDataRequests, { query: { brand } })),
    )
    const found = replies.flatMap((reply) => (reply.kind === 'answered' ? [reply.body.requests] : []))
    setLines(found.length === replies.length ? found.flat().sort(dueFirst) : 'unreachable')
  }, [send, session.brands])
  useEffect(() => void load(), [load])
  return (
    <>
      <PageTitle title="Data requests">Data requests</PageTitle>
      <div className={styles.columns}>
        {lines === undefined ? (
          <Waiting label="Opening the requests">{null}</Waiting>
        ) : lines === 'unreachable' ? (
          <Button onClick={() => void load()}>Try again</Button>
        ) : (
          <List lines={lines} />
        )}
        <AddRequest />
      </div>
    </>
  )
}

const isOpen = ({ state }: Line) => state === 'open' || state === 'proposed'
const dueFirst = (one: Line, other: Line) =>
  Number(isOpen(other)) - Number(isOpen(one)) || one.dueOn.localeCompare(other.dueOn)

function List({ lines }: { lines: readonly Line[] }) {
  return (
    <Section title="Open, and closed in the last 30 days">
      {lines.length === 0 && <Note>There are no requests.</Note>}
      <ul className={styles.list}>
        {lines.map((line) => (
          <li key={line.id} className={styles.line}>
            <Link to={deskAddress('dataRequest', { id: line.id })}>{kindWords[line.kind]}</Link>
            <span>{brands[line.brand].firm.name}</span>
            <span>{stateWords[line.state]}</span>
            {/* An answered request has no due date any more. */}
            <span className={line.isLate ? styles.late : undefined}>
              {isOpen(line) && `${line.isLate ? 'Was due' : 'Due'} ${longDate(localDate(line.dueOn))}`}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function AddRequest() {
  const { session } = useStaff()
  const { act, isBusy, message, fields } = useAct(addDataRequest, 'person', 'receivedOn')
  const navigate = useNavigate()
  const [brand, setBrand] = useState<BrandCode>()
  const [kind, setKind] = useState<DataRequestKind>()
  const [person, setPerson] = useState('')
  const [receivedOn, setReceivedOn] = useState('')
  const [isTried, setTried] = useState(false)
  const ifMissing = (value: unknown, words: string) => (isTried && !value ? words : undefined)
  async function add() {
    setTried(true)
    if (!brand || !kind || !person || !isLocalDate(receivedOn)) return
    const added = await act({ body: { brand, kind, person, receivedOn } })
    if (added) navigate(deskAddress('dataRequest', { id: added.body.id }))
  }
  return (
    <Section title="Write down a request">
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          void add()
        }}
      >
        <Select
          name="brand"
          label="Brand"
          options={session.brands.map((code) => ({ value: code, label: brands[code].firm.name }))}
          value={brand ?? ''}
          error={ifMissing(brand, 'Choose a brand')}
          onChange={({ target }) => setBrand(session.brands.find((code) => code === target.value))}
        />
        <Select
          name="kind"
          label="What they ask for"
          options={dataRequestKinds.map((value) => ({ value, label: kindWords[value] }))}
          value={kind ?? ''}
          error={ifMissing(kind, 'Choose what they ask for')}
          onChange={({ target }) => setKind(dataRequestKinds.find((each) => each === target.value))}
        />
        <TextField
          name="person"
          label="Their email address, or a quote reference"
          hint="Check who they are first"
          autoComplete="off"
          value={person}
          error={ifMissing(person, 'Enter an email address or a quote reference') ?? fields['person']}
          onChange={({ target }) => setPerson(target.value)}
        />
        <TextField
          name="receivedOn"
          type="date"
          label="When we received it"
          hint="It is due a calendar month later"
          value={receivedOn}
          error={ifMissing(receivedOn, 'Enter the day we received it') ?? fields['receivedOn']}
          onChange={({ target }) => setReceivedOn(target.value)}
        />
        <Actions>
          <Button type="submit" busy={isBusy}>
            Write it down
          </Button>
        </Actions>
        <Problem words={message} />
      </form>
    </Section>
  )
}
