import type { Reply } from '@milepost/contract/call'
import { changeAnswers, getChangeableAnswers } from '@milepost/contract/desk/calls/telephone'
import { type ReadOut, readOutNames, readOuts } from '@milepost/domain/desk/telephone'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../web/ui/Button.tsx'
import { Notice } from '../../web/ui/Notice.tsx'
import { Skeleton, Waiting } from '../../web/ui/Waiting.tsx'
import { BecauseField } from '../pages/BecauseField.tsx'
import { useDespite } from '../pages/Restriction.tsx'
import { useStaff } from '../session/staff.ts'
import { AnswerField } from './AnswerField.tsx'
import { ChangeAddress, type Lines } from './ChangeAddress.tsx'
import { ChangeEffect } from './ChangeEffect.tsx'
import { ChangeList } from './ChangeList.tsx'
import { ChangeVehicle, type OtherVehicle } from './ChangeVehicle.tsx'
import { type Entry, entriesDto, isTouched, unchanged } from './list-entries.ts'
import styles from './Telephone.module.css'
import { useChangePreview } from './use-change-preview.ts'
import { useQuoteAct } from './use-quote-act.ts'
import { type ActProps, money, statusWords } from './words.ts'

const VALUE = 'vehicleDetails.value'

type Changeable = Reply<typeof getChangeableAnswers>['body']

/** The journey's own questions. The texts that were read out and the consent are recorded with the new version (DSK-327). */
export function ChangeAnswers({ found, decided }: ActProps) {
  const { send } = useStaff()
  const despite = useDespite()
  const { act, isBusy, fields, problem } = useQuoteAct(decided)
  const [changeable, setChangeable] = useState<Changeable>()
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map())
  const [lists, setLists] = useState<ReadonlyMap<string, readonly Entry[]>>(new Map())
  const [vehicle, setVehicle] = useState<OtherVehicle>()
  const [moved, setMoved] = useState<ReadonlyMap<string, Lines>>(new Map())
  const [readOut, setReadOut] = useState<readonly ReadOut[]>([])
  const [hasConsent, setConsent] = useState(false)
  const [because, setBecause] = useState('')
  const form = useRef<HTMLDivElement>(null)
  const [missing, setMissing] = useState<string>()
  const { brand, reference } = found
  // biome-ignore lint/correctness/useExhaustiveDependencies: handling a conflict does not change what is requested
  useEffect(() => {
    void send(getChangeableAnswers, { query: { brand, reference } }).then((outcome) => {
      if (outcome.kind === 'answered') setChangeable(outcome.body)
      else if (outcome.kind === 'refused') void decided(outcome.problem.message)
    })
  }, [brand, reference, send])
  // A refused field may be far up the form.
  const refused = Object.keys(fields).join(' ')
  useEffect(() => {
    if (refused !== '') form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [refused])
  const before = new Map(changeable?.answers.map(({ field, text }) => [field, text]))
  const changes = [...typed].flatMap(([field, text]) =>
    // Another vehicle has its own value, so a typed value counts even if it equals the old one.
    text === (before.get(field) ?? '') && !(vehicle && field === VALUE) ? [] : [{ field, text }],
  )
  const changedLists = [...lists]
    .filter(([, entries]) => isTouched(entries))
    .map(([field, entries]) => ({ field, entries: entriesDto(entries) }))
  const asked = {
    brand,
    reference,
    version: changeable?.version ?? found.version,
    changes,
    addresses: [...moved].map(([field, lines]) => ({ field, lines })),
    lists: changedLists,
    ...(vehicle && {
      vehicle: {
        registration: vehicle.registration,
        ...(vehicle.abiCode !== undefined && { abiCode: vehicle.abiCode }),
      },
    }),
    ...despite,
  }
  const count = changes.length + moved.size + changedLists.length + (vehicle ? 1 : 0)
  const preview = useChangePreview(asked, count > 0)
  if (changeable === undefined)
    return (
      <Waiting label="Opening the questions">
        <Skeleton height={48} />
      </Waiting>
    )

  function save() {
    if (!hasConsent || readOut.length < readOutNames.length)
      return setMissing('Read both texts out, and ask the customer to agree.')
    setMissing(undefined)
    void act(
      changeAnswers,
      { body: { ...asked, hasConsent, readOut: [...readOut], because } },
      ({ body }) =>
        `Version ${body.version}: ${statusWords[body.status].toLowerCase()}${body.total === undefined ? '' : `, ${money(body.total)}`}.`,
    )
  }
  // An answer may lead to a new question, and another vehicle has another value.
  const answers = preview.previewed?.answers ?? changeable.answers
  const shownText = (field: string, text: string) =>
    typed.get(field) ?? (vehicle && field === VALUE ? text : (before.get(field) ?? ''))
  const opened = preview.previewed?.lists.filter((list) =>
    changeable.lists.every(({ field }) => field !== list.field),
  )
  const offeredLists = [
    ...changeable.lists,
    ...(opened ?? []).map((list): Changeable['lists'][number] => ({ ...list, entries: [] })),
  ]
  const chapters = [...new Set(answers.map(({ chapter }) => chapter))]
  const shown = new Set([...answers.map(({ field }) => `changes.${field}`), 'changes', 'because'])
  const elsewhere = Object.entries(fields).filter(
    ([field]) => !shown.has(field) && !/^(lists|vehicle|addresses)\./.test(field),
  )
  return (
    <div className={styles.form} ref={form}>
      <div className={styles.questions}>
        {changeable.vehicle ? (
          <ChangeVehicle
            found={found}
            now={changeable.vehicle.registration}
            chosen={vehicle}
            choose={(other) => {
              setVehicle(other)
              setTyped(new Map([...typed].filter(([field]) => field !== VALUE)))
            }}
            problem={fields['vehicle.registration'] ?? fields['vehicle.abiCode']}
          />
        ) : (
          <p className={styles.aside}>
            This restarts a policy, so everything stays as the policy had it except what is asked here.
          </p>
        )}
        {(preview.previewed ?? changeable).addresses.map((each) => (
          <ChangeAddress
            key={each.field}
            found={found}
            asked={changeable.addresses.find(({ field }) => field === each.field) ?? { ...each, masked: '' }}
            lines={moved.get(each.field)}
            change={(lines) => {
              const others = [...moved].filter(([field]) => field !== each.field)
              setMoved(new Map(lines ? [...others, [each.field, lines]] : others))
            }}
            fields={fields}
          />
        ))}
        {chapters.map((chapter) => (
          <fieldset key={chapter} className={styles.chapter}>
            <legend className={styles.legend}>{chapter}</legend>
            <div className={styles.fields}>
              {answers
                .filter((each) => each.chapter === chapter)
                .map((each) => (
                  <AnswerField
                    key={each.field}
                    answer={{ ...each, text: before.get(each.field) ?? '' }}
                    text={shownText(each.field, each.text)}
                    type={(text) => setTyped(new Map([...typed, [each.field, text]]))}
                    problem={fields[`changes.${each.field}`]}
                  />
                ))}
            </div>
          </fieldset>
        ))}
        {offeredLists.map((list) => (
          <ChangeList
            key={list.field}
            at={`lists.${list.field}`}
            asks={list}
            isFixed={list.isFixed}
            within={list.within}
            stored={list.entries}
            previewed={preview.previewed?.lists.find(({ field }) => field === list.field)?.entries}
            entries={lists.get(list.field) ?? unchanged(list.entries)}
            change={(entries) => setLists(new Map([...lists, [list.field, entries]]))}
            fields={fields}
          />
        ))}
      </div>
      <div className={styles.side}>
        <ChangeEffect preview={preview} before={found.price?.total} />
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
            <input
              type="checkbox"
              checked={hasConsent}
              onChange={({ target }) => setConsent(target.checked)}
            />
            <span>The customer agrees that I change these answers for them</span>
          </label>
        </fieldset>
        <BecauseField id="change-because" value={because} setValue={setBecause} error={fields['because']} />
        {(missing ?? problem ?? fields['changes']) && (
          <Notice look="bad" role="alert">
            {missing ?? problem ?? fields['changes']}
          </Notice>
        )}
        {elsewhere.map(([field, words]) => (
          <Notice key={field} look="bad" role="alert">
            {words}
          </Notice>
        ))}
        <Button busy={isBusy} onClick={save}>
          {count === 0 ? 'Change and price' : `Change ${count} and price`}
        </Button>
      </div>
    </div>
  )
}
