import type { Reply } from '@milepost/contract/call'
import { changeAnswers, getChangeableAnswers } from '@milepost/contract/desk/calls/telephone'
import { type ReadOut, readOutNames, readOuts } from '@milepost/domain/desk/telephone'
import { useEffect, useState } from 'react'
import { Button } from '../../web/ui/Button'
import { Notice } from '../../web/ui/Notice'
import { Skeleton, Waiting } from '../../web/ui/Waiting'
import { BecauseField } from '../pages/BecauseField'
import { useDespite } from '../pages/Restriction'
import { useStaff } from '../session/staff'
import { AnswerField } from './AnswerField'
import { ChangeList, type Entry, entryDto, unchanged } from './ChangeList'
import styles from './Telephone.module.css'
import { useQuoteAct } from './use-quote-act'
import { type ActProps, money, statusWords } from './words'

type Changeable = Reply<typeof getChangeableAnswers>['body']

/** The journey's own questions; what is read out and agreed to goes on record with the new version (DSK-327). */
export function ChangeAnswers({ found, decided }: ActProps) {
  const { send } = useStaff()
  const despite = useDespite()
  const { act, isBusy, fields, problem } = useQuoteAct(decided)
  const [changeable, setChangeable] = useState<Changeable>()
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map())
  const [lists, setLists] = useState<ReadonlyMap<string, readonly Entry[]>>(new Map())
  const [readOut, setReadOut] = useState<readonly ReadOut[]>([])
  const [hasConsent, setConsent] = useState(false)
  const [because, setBecause] = useState('')
  const [missing, setMissing] = useState<string>()
  const { brand, reference } = found
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is done about a conflict does not change what is asked
  useEffect(() => {
    void send(getChangeableAnswers, { query: { brand, reference } }).then((outcome) => {
      if (outcome.kind === 'answered') setChangeable(outcome.body)
      else if (outcome.kind === 'refused') void decided(outcome.problem.message)
    })
  }, [brand, reference, send])
  if (changeable === undefined)
    return (
      <Waiting label="Opening the questions">
        <Skeleton height={48} />
      </Waiting>
    )

  const changes = changeable.answers.flatMap(({ field, text }) => {
    const now = typed.get(field)
    return now === undefined || now === text ? [] : [{ field, text: now }]
  })
  const changedLists = [...lists].map(([field, entries]) => ({ field, entries: entries.map(entryDto) }))
  const count = changes.length + changedLists.length
  function save() {
    if (!hasConsent || readOut.length < readOutNames.length)
      return setMissing('Read both texts out, and ask the customer to agree.')
    setMissing(undefined)
    const { version } = changeable ?? { version: found.version }
    void act(
      changeAnswers,
      {
        body: {
          brand,
          reference,
          version,
          changes,
          lists: changedLists,
          hasConsent,
          readOut: [...readOut],
          because,
          ...despite,
        },
      },
      ({ body }) =>
        `Version ${body.version}: ${statusWords[body.status].toLowerCase()}${body.total === undefined ? '' : `, ${money(body.total)}`}.`,
    )
  }
  const chapters = [...new Set(changeable.answers.map(({ chapter }) => chapter))]
  return (
    <div className={styles.form}>
      <p>The vehicle and addresses are changed by the customer: send a link.</p>
      {chapters.map((chapter) => (
        <fieldset key={chapter} className={styles.chapter}>
          <legend className={styles.legend}>{chapter}</legend>
          {changeable.answers
            .filter((each) => each.chapter === chapter)
            .map((each) => (
              <AnswerField
                key={each.field}
                answer={each}
                text={typed.get(each.field) ?? each.text}
                type={(text) => setTyped(new Map([...typed, [each.field, text]]))}
                problem={fields[`changes.${each.field}`]}
              />
            ))}
        </fieldset>
      ))}
      {changeable.lists.map((list) => (
        <ChangeList
          key={list.field}
          list={list}
          entries={lists.get(list.field) ?? unchanged(list)}
          change={(entries) => setLists(new Map([...lists, [list.field, entries]]))}
          fields={fields}
        />
      ))}
      <fieldset className={styles.chapter}>
        <legend className={styles.legend}>Read out</legend>
        {readOutNames.map((name) => (
          <label key={name} className={styles.check}>
            <input
              type="checkbox"
              checked={readOut.includes(name)}
              onChange={({ target }) =>
                setReadOut(target.checked ? [...readOut, name] : readOut.filter((each) => each !== name))
              }
            />
            <span>“{readOuts[name]}”</span>
          </label>
        ))}
        <label className={styles.check}>
          <input type="checkbox" checked={hasConsent} onChange={({ target }) => setConsent(target.checked)} />
          <span>The customer agrees that I change these answers for them</span>
        </label>
      </fieldset>
      <BecauseField id="change-because" value={because} setValue={setBecause} error={fields['because']} />
      {(missing ?? problem ?? fields['changes']) && (
        <Notice look="bad" role="alert">
          {missing ?? problem ?? fields['changes']}
        </Notice>
      )}
      <Button busy={isBusy} onClick={save}>
        {count === 0 ? 'Change and price' : `Change ${count} and price`}
      </Button>
    </div>
  )
}
