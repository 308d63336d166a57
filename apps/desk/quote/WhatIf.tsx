import type { Reply } from '@milepost/contract/call'
import { tryWhatIf } from '@milepost/contract/desk/calls/quote'
import { useEffect, useState } from 'react'
import { tryAgain } from '../../web/ui/try-again.ts'
import { useDespite } from '../pages/Restriction.tsx'
import { Section } from '../pages/Section.tsx'
import { useStaff } from '../session/staff.ts'
import styles from './WhatIf.module.css'
import { type Case, money, signed } from './words.ts'

type Tried = Reply<typeof tryWhatIf>['body']
type Codes = Partial<Record<Tried['choices'][number]['name'], string>>

/** The price of the quote with other cover, as the customer can try it. Nothing is stored (DSK-326). */
export function WhatIf({ found: { brand, reference } }: { found: Case }) {
  const { send } = useStaff()
  const { despiteRestriction } = useDespite()
  const [codes, setCodes] = useState<Codes>({})
  const [tried, setTried] = useState<Tried>()
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    let isLatest = true
    void send(tryWhatIf, { body: { brand, reference, tried: codes, despiteRestriction } }).then((outcome) => {
      if (!isLatest) return
      if (outcome.kind === 'answered') setTried(outcome.body)
      const refused = outcome.kind === 'refused' ? outcome.problem : undefined
      setProblem(
        outcome.kind === 'answered'
          ? undefined
          : (refused?.errors[0]?.message ?? refused?.message ?? tryAgain),
      )
    })
    return () => {
      isLatest = false
    }
  }, [brand, reference, codes, send, despiteRestriction])
  if (tried === undefined) return problem ? <p>{problem}</p> : null
  return (
    <Section id="what-if" title="What if" note="Nothing is stored">
      <div className={styles.choices}>
        {tried.choices.map(({ name, label, options, chosen }) => (
          <label key={name} className={styles.choice}>
            {label}
            <select
              className={styles.select}
              value={codes[name] ?? chosen}
              onChange={({ target }) => setCodes({ ...codes, [name]: target.value })}
            >
              {options.map(({ code, desc }) => (
                <option key={code} value={code}>
                  {desc}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
      <p aria-live="polite">
        {problem ??
          (tried.total === undefined ? (
            'We would not offer this.'
          ) : (
            <>
              <b className={styles.total}>{money(tried.total)}</b>
              {tried.causes.map(({ title, amount }) => ` ${title} ${signed(amount)}.`)}
            </>
          ))}
      </p>
    </Section>
  )
}
