import { finishWork, handOverWork, listColleagues, snoozeWork } from '@milepost/contract/desk/calls/queue'
import { may } from '@milepost/domain/desk/people'
import { snoozeChoices } from '@milepost/domain/work/due'
import { doneReasons, handOverReasons, snoozeReasons } from '@milepost/domain/work/states'
import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { Button } from '../../web/ui/Button.tsx'
import { Dialog } from '../../web/ui/Dialog.tsx'
import { Select, type SelectOption } from '../../web/ui/Select.tsx'
import { useStaff } from '../session/staff.ts'
import { nameOfWork } from './QueueLine.tsx'
import type { WorkLine } from './use-queue.ts'
import styles from './WorkDialog.module.css'

type Props = { line: WorkLine; now: Date; onClose: () => void; done: (words: string) => void }

const optionsOf = (reasons: Readonly<Record<string, string>>): readonly SelectOption[] =>
  Object.entries(reasons).map(([value, label]) => ({ value, label }))

const FAILED = 'That did not work. Try again.'

/** Other actions on a piece of work: snooze it, hand it over, mark it as done. */
export function WorkDialog({ line, now, onClose, done }: Props) {
  const { session, send } = useStaff()
  const [problem, setProblem] = useState('')
  const name = nameOfWork(line)
  const isFree = line.holder === undefined || line.holder.isMe

  const act = async (sent: ReturnType<typeof send>, words: string) => {
    const outcome = await sent
    if (outcome.kind === 'answered') return done(words)
    const [first] = outcome.kind === 'refused' ? outcome.problem.errors : []
    setProblem(outcome.kind === 'refused' ? (first?.message ?? outcome.problem.message) || FAILED : FAILED)
  }
  const choices = snoozeChoices(new Date(line.dueAt), now)
  return (
    <Dialog open title={name} onClose={onClose}>
      {problem !== '' && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      {!isFree && <p>{line.holder?.name} has it.</p>}
      {isFree && choices.length > 0 && (
        <Form
          title="Snooze"
          fields={[
            [
              'until',
              'Until when',
              choices.map(({ label, until }) => ({ value: until.toISOString(), label })),
            ],
            ['snooze-reason', 'Why', optionsOf(snoozeReasons)],
          ]}
          submit={([until = '', reason = '']) =>
            void act(
              send(snoozeWork, {
                body: { work: line.id, until, reason: reason as keyof typeof snoozeReasons },
              }),
              `${name} is snoozed`,
            )
          }
        />
      )}
      {isFree && choices.length === 0 && <p>It is due too soon to be snoozed.</p>}
      {isFree && line.endsByHand && (
        <Form
          title="Done"
          fields={[['done-reason', 'What was done', optionsOf(doneReasons)]]}
          submit={([reason = '']) =>
            void act(
              send(finishWork, { body: { work: line.id, reason: reason as keyof typeof doneReasons } }),
              `${name} is done`,
            )
          }
        />
      )}
      {may(session, 'work.hand-over') && (
        <HandOver
          work={line.id}
          submit={([to = '', reason = '']) =>
            void act(
              send(handOverWork, {
                body: { work: line.id, to, reason: reason as keyof typeof handOverReasons },
              }),
              `${name} is handed over`,
            )
          }
        />
      )}
    </Dialog>
  )
}

/** The possible recipients, as reported by the server. */
function HandOver({ work, submit }: { work: string; submit: (values: readonly string[]) => void }) {
  const { send } = useStaff()
  const [people, setPeople] = useState<readonly SelectOption[]>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: requested once for each piece of work
  useEffect(() => {
    let isShown = true
    void send(listColleagues, { query: { work } }).then((outcome) => {
      if (!isShown) return
      const colleagues = outcome.kind === 'answered' ? outcome.body.colleagues : []
      setPeople(
        colleagues.map(({ subject, name, roles }) => ({ value: subject, label: `${name}, ${roles}` })),
      )
    })
    return () => {
      isShown = false
    }
  }, [work])
  if (people === undefined) return <p>Looking for people …</p>
  return (
    <Form
      title="Hand over"
      fields={[
        ['to', 'To whom', people],
        ['hand-over-reason', 'Why them', optionsOf(handOverReasons)],
      ]}
      submit={submit}
    />
  )
}

type FormProps = {
  title: string
  fields: readonly (readonly [name: string, label: string, options: readonly SelectOption[]])[]
  submit: (values: readonly string[]) => void
}

function Form({ title, fields, submit }: FormProps): ReactNode {
  const [missing, setMissing] = useState<readonly string[]>([])
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const sent = new FormData(event.currentTarget)
    const values = fields.map(([name]) => String(sent.get(name) ?? ''))
    const empty = fields.filter((_, index) => values[index] === '').map(([name]) => name)
    setMissing(empty)
    if (empty.length === 0) submit(values)
  }
  return (
    <form className={styles.form} onSubmit={send} noValidate aria-label={title}>
      {fields.map(([name, label, options]) => (
        <Select
          key={name}
          name={name}
          label={label}
          options={options}
          error={missing.includes(name) ? 'Please choose' : undefined}
        />
      ))}
      <Button type="submit" look="secondary">
        {title}
      </Button>
    </form>
  )
}
