import { approveReferral } from '@milepost/contract/desk/calls/referral'
import { type ApprovalLength, approvalLengths } from '@milepost/domain/referral/approval'
import {
  type ReferralEndorsement,
  referralEndorsementCodes,
  referralEndorsements,
} from '@milepost/domain/referral/terms'
import { useMemo, useState } from 'react'
import { Button } from '../../web/ui/Button.tsx'
import { Notice } from '../../web/ui/Notice.tsx'
import { VisuallyHidden } from '../../web/ui/VisuallyHidden.tsx'
import { BecauseField } from '../pages/BecauseField.tsx'
import { useDespite } from '../pages/Restriction.tsx'
import { ApprovalEffect } from './ApprovalEffect.tsx'
import styles from './Approve.module.css'
import { NumberField, WordsField } from './fields.tsx'
import { usePreview } from './use-preview.ts'
import { useQuoteAct } from './use-quote-act.ts'
import { type ActProps, type CaseIssue, type CaseReferral, lengthWords } from './words.ts'

/** The choices for one issue. */
type Choice = { isApproved: boolean; lasts: ApprovalLength; upTo: string }

const keyOf = ({ code, driver }: CaseIssue) => `${code}-${driver ?? 'none'}`

/** Approves issue by issue, with the chosen limit and duration. The effect of the terms is shown before they are submitted (DSK-319). */
export function Approve({ found, referral, decided }: ActProps & { referral: CaseReferral }) {
  const waiting = useMemo(() => referral.issues.filter(({ approved }) => !approved), [referral])
  const [choices, setChoices] = useState<ReadonlyMap<string, Choice>>(
    () => new Map(waiting.map((issue) => [keyOf(issue), firstChoice(issue)])),
  )
  const [loading, setLoading] = useState('')
  const [excess, setExcess] = useState('')
  const [endorsements, setEndorsements] = useState<readonly ReferralEndorsement[]>([])
  const [words, setWords] = useState('')
  const [because, setBecause] = useState('')
  const despite = useDespite()
  const { act, isBusy, fields, problem } = useQuoteAct(decided)
  const { brand, reference, version } = found

  const asked = useMemo(
    () => ({
      brand,
      reference,
      version,
      approve: waiting.flatMap((issue) => choiceOf(issue, choices.get(keyOf(issue)))),
      terms: {
        loadingPercent: Number(loading),
        extraExcess: Number(excess),
        endorsements: [...endorsements],
      },
      words,
    }),
    [brand, reference, version, waiting, choices, loading, excess, endorsements, words],
  )
  const preview = usePreview(asked, decided)
  const isBeyond = preview.kind === 'shown' && preview.beyond.length > 0

  return (
    <div className={styles.form}>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>Which issues</legend>
        {fields['approve'] && (
          <Notice look="bad" role="alert">
            {fields['approve']}
          </Notice>
        )}
        {waiting.map((issue) => (
          <IssueChoice
            key={keyOf(issue)}
            issue={issue}
            choice={choices.get(keyOf(issue)) ?? firstChoice(issue)}
            choose={(next) => setChoices(new Map([...choices, [keyOf(issue), next]]))}
          />
        ))}
      </fieldset>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>On which terms</legend>
        <div className={styles.row}>
          <NumberField
            id="loading"
            label="Loading, %"
            value={loading}
            setValue={setLoading}
            error={fields['terms.loadingPercent'] ?? fields['terms']}
          />
          <NumberField
            id="excess"
            label="Extra excess, £"
            value={excess}
            setValue={setExcess}
            error={fields['terms.extraExcess']}
          />
        </div>
        {referralEndorsementCodes.map((code) => (
          <label key={code} className={styles.check}>
            <input
              type="checkbox"
              checked={endorsements.includes(code)}
              onChange={({ target }) =>
                setEndorsements(
                  target.checked ? [...endorsements, code] : endorsements.filter((each) => each !== code),
                )
              }
            />
            <span>
              {referralEndorsements[code].name}
              <span className={styles.wording}> {referralEndorsements[code].wording}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <ApprovalEffect preview={preview} />
      <WordsField
        label="Words to the customer"
        hint="They stand in the email above the price."
        optional
        value={words}
        setValue={setWords}
        error={fields['words'] ?? (preview.kind === 'shown' ? preview.wordsProblem : undefined)}
      />
      <BecauseField value={because} setValue={setBecause} error={fields['because']} />
      {problem && (
        <Notice look="bad" role="alert">
          {problem}
        </Notice>
      )}
      <Button
        busy={isBusy}
        onClick={() =>
          void act(approveReferral, { body: { ...asked, because, ...despite } }, ({ body }) =>
            body.isProposed
              ? 'Proposed. A second person has to confirm it.'
              : body.state === 'approved'
                ? 'Approved. The customer is being told.'
                : 'Approved in part. The other issues are still to be decided.',
          )
        }
      >
        {isBeyond ? 'Propose to a second person' : 'Approve'}
      </Button>
    </div>
  )
}

const firstChoice = ({ value }: CaseIssue): Choice => ({
  isApproved: true,
  lasts: 'until-worse',
  upTo: value === undefined ? '' : String(Math.ceil(value)),
})

function choiceOf({ code, driver }: CaseIssue, choice: Choice | undefined) {
  if (!choice?.isApproved) return []
  const { lasts, upTo } = choice
  const isUpTo = lasts === 'until-term-ends' && upTo !== ''
  return [{ code, lasts, ...(driver !== undefined && { driver }), ...(isUpTo && { upTo: Number(upTo) }) }]
}

function IssueChoice({
  issue,
  choice,
  choose,
}: {
  issue: CaseIssue
  choice: Choice
  choose: (choice: Choice) => void
}) {
  const id = keyOf(issue)
  return (
    <fieldset className={styles.issue}>
      <legend>
        <VisuallyHidden>{issue.words}</VisuallyHidden>
      </legend>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={choice.isApproved}
          onChange={({ target }) => choose({ ...choice, isApproved: target.checked })}
        />
        <span>{issue.words}</span>
      </label>
      {choice.isApproved && (
        <div className={styles.row}>
          <label className={styles.small}>
            For how long
            <select
              className={styles.select}
              value={choice.lasts}
              onChange={({ target }) =>
                choose({
                  ...choice,
                  lasts: approvalLengths.find((each) => each === target.value) ?? choice.lasts,
                })
              }
            >
              {approvalLengths.map((length) => (
                <option key={length} value={length}>
                  {lengthWords[length]}
                </option>
              ))}
            </select>
          </label>
          {choice.lasts === 'until-term-ends' && issue.unit && (
            <NumberField
              id={`up-to-${id}`}
              label={issue.unit === 'pounds' ? 'Up to, £' : `Up to, ${issue.unit}`}
              value={choice.upTo}
              setValue={(upTo) => choose({ ...choice, upTo })}
              error={undefined}
            />
          )}
        </div>
      )}
    </fieldset>
  )
}
