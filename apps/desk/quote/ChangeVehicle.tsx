import type { Reply } from '@milepost/contract/call'
import { findCallersVehicle } from '@milepost/contract/desk/calls/telephone'
import { plateText } from '@milepost/domain/values/registration'
import { useState } from 'react'
import { Button } from '../../web/ui/Button.tsx'
import { useActs } from '../pages/use-act.ts'
import { AnswerField } from './AnswerField.tsx'
import styles from './Telephone.module.css'
import type { Case } from './words.ts'

export type OtherVehicle = { registration: string; abiCode?: string; name: string }
type Found = Reply<typeof findCallersVehicle>['body']

/** Another vehicle: looked up by its registration, read out, and used once the customer confirms it (DSK-334). */
export function ChangeVehicle({
  found: { brand, reference },
  now,
  chosen,
  choose,
  problem,
}: {
  found: Case
  now: string
  chosen: OtherVehicle | undefined
  choose: (vehicle: OtherVehicle | undefined) => void
  problem: string | undefined
}) {
  const { act, isBusy, message, fields } = useActs()
  const [typed, setTyped] = useState('')
  const [read, setRead] = useState<Found>()
  const [model, setModel] = useState('')

  async function find() {
    setRead(undefined)
    setModel('')
    const reply = await act(findCallersVehicle, { query: { brand, reference, registration: typed } })
    if (reply) setRead(reply.body)
  }
  function use({ registration, name, models }: Found) {
    const option = models?.options.find(({ code }) => code === model)
    choose({ registration, name: option?.desc ?? name, ...(option && { abiCode: option.code }) })
    setRead(undefined)
    setTyped('')
  }
  const refused = problem ?? fields['registration'] ?? (message || read?.problem)
  return (
    <fieldset className={styles.chapter}>
      <legend className={styles.legend}>Vehicle</legend>
      {chosen ? (
        <>
          <p className={styles.chosen}>
            <del>{plateText(now) || 'No plate yet'}</del> {chosen.registration}, {chosen.name}
          </p>
          <p className={styles.aside}>
            When it was bought, who owns and keeps it, its use and its modifications stay as they were for the
            vehicle before. Ask about each of them, below.
          </p>
          <Button look="secondary" onClick={() => choose(undefined)}>
            Keep {plateText(now) || 'the vehicle as it was'}
          </Button>
        </>
      ) : (
        <form
          className={styles.find}
          onSubmit={(event) => {
            event.preventDefault()
            void find()
          }}
        >
          <AnswerField
            answer={{
              field: 'vehicle.registration',
              question: `Other registration (now ${plateText(now) || 'none'})`,
              isMoney: false,
              text: '',
            }}
            text={typed}
            type={setTyped}
            problem={refused}
          />
          <Button look="secondary" type="submit" busy={isBusy}>
            Find vehicle
          </Button>
        </form>
      )}
      {read && read.problem === undefined && (
        <div className={styles.read} aria-live="polite">
          <p>
            <b>{read.registration}</b> {read.name}
          </p>
          <dl className={styles.details}>
            {read.details.map(({ name, words }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{words}</dd>
              </div>
            ))}
          </dl>
          {read.models && (
            <AnswerField
              answer={{
                field: 'vehicle.abiCode',
                question: read.models.question,
                options: read.models.options,
                isMoney: false,
                text: '',
              }}
              text={model}
              type={setModel}
              problem={undefined}
            />
          )}
          <Button
            look="secondary"
            blocked={read.models !== undefined && model === ''}
            onClick={() => use(read)}
          >
            The customer says it is theirs: use it
          </Button>
        </div>
      )}
      {chosen && problem && <p className={styles.problem}>{problem}</p>}
    </fieldset>
  )
}
