import type { ConsoleReport } from '@milepost/contract/desk/calls/console'
import { comparisonSiteOf } from '@milepost/domain/brands/comparison-sites'
import { addOnCodes, isAddOnCode } from '@milepost/domain/quote/add-ons'
import { reasons } from '@milepost/domain/quote/underwriting-reasons'
import { formatPounds, pence } from '@milepost/domain/values/pence'
import { inWords, poundsBands, questionWords, stepTitle } from '@milepost/domain/visit/visit-events'
import { type VisitStep, visitSteps } from '@milepost/domain/visit/visit-steps'
import { Section } from '../pages/Section.tsx'
import { type CountLine, CountTable } from './CountTable.tsx'
import styles from './Lists.module.css'
import { NumberTable } from './NumberTable.tsx'
import shared from './tables.module.css'

/** The details behind the funnel: questions, errors, reasons, cards, extras, prices and sites. */
export function Lists({ report, compared }: { report: ConsoleReport; compared: ConsoleReport | undefined }) {
  const { priced, declined, referred, paymentsBegun, bought } = report.outcomes
  const quotes = priced + declined + referred
  return (
    <div className={styles.lists}>
      <CountTable
        title="Last question before they stopped"
        what="Visits"
        of={report.visits}
        lines={placed(report.stops, compared?.stops)}
        empty="Nobody stopped."
      />
      <CountTable
        title="Errors they met"
        what="Visits"
        of={report.visits}
        lines={placed(report.errors, compared?.errors)}
        empty="No errors were shown."
      />
      <CountTable
        title="Why we declined"
        what="Quotes"
        of={quotes}
        lines={coded(report.declineReasons, compared?.declineReasons, reasonWords)}
        empty="No quote was declined."
      />
      <CountTable
        title="Why we referred"
        what="Quotes"
        of={quotes}
        lines={coded(report.referralReasons, compared?.referralReasons, reasonWords)}
        empty="No quote was referred."
      />
      <CountTable
        title="What became of referrals"
        what="Referrals"
        of={totalOf(report.referrals)}
        lines={becameOf(report.referrals, compared?.referrals)}
        empty="No referral was decided."
      />
      <CountTable
        title="Refused cards"
        what="Payments"
        of={paymentsBegun}
        lines={coded(report.refusedCards, compared?.refusedCards, inWords)}
        empty="No card was refused."
      />
      <CountTable
        title="Extras added"
        what="Times"
        of={priced}
        lines={coded(report.extras, compared?.extras, extraName)}
        empty="No extra was added."
      />
      <CountTable
        title="Prices they bought at"
        what="Policies"
        of={bought}
        lines={report.boughtPrices.map(({ band, times }) => ({
          key: band,
          words: bandWords(Number(band)),
          count: times,
        }))}
        empty="Nothing was bought."
      />
      <Sites report={report} />
    </div>
  )
}

const extraName = (code: string) => (isAddOnCode(code) ? addOnCodes[code].name : inWords(code))

type Place = { step: string; question: string; code: string; visits: number }

function placed(now: readonly Place[], before: readonly Place[] | undefined): readonly CountLine[] {
  const keyOf = ({ step, question, code }: Place) => [step, question, code].join(' ')
  return now.slice(0, 10).map((place) => ({
    key: keyOf(place),
    words: `${stepWords(place.step)}${place.question === '' ? '' : `: ${questionWords(place.question)}`}`,
    ...(place.code !== '' && { detail: `${inWords(place.code)}` }),
    count: place.visits,
    before: before && (before.find((each) => keyOf(each) === keyOf(place))?.visits ?? 0),
  }))
}

type Coded = { code: string; times: number }

function coded(
  now: readonly Coded[],
  before: readonly Coded[] | undefined,
  words: (code: string) => string,
): readonly CountLine[] {
  return now.map(({ code, times }) => ({
    key: code,
    words: words(code),
    count: times,
    before: before && (before.find((each) => each.code === code)?.times ?? 0),
  }))
}

function reasonWords(code: string): string {
  return Object.entries(reasons).find(([each]) => each === code)?.[1].words ?? inWords(code)
}

function stepWords(step: string): string {
  const known = visitSteps.find((each): each is VisitStep => each === step)
  return known ? stepTitle(known) : inWords(step)
}

function bandWords(lowest: number): string {
  const bands: readonly number[] = poundsBands
  const next = bands[bands.indexOf(lowest) + 1]
  const pounds = (amount: number) => formatPounds(pence(amount * 100))
  return next === undefined ? `${pounds(lowest)} and more` : `${pounds(lowest)} to ${pounds(next)}`
}

function Sites({ report }: { report: ConsoleReport }) {
  return (
    <Section title="Comparison sites">
      {report.sites.length === 0 ? (
        <p className={shared.empty}>No comparison site asked.</p>
      ) : (
        <NumberTable
          label="Numbers by comparison site"
          caption="Comparison sites"
          columns={['Site', 'Asked', 'Offered', 'Opened', 'Bought']}
          rows={report.sites.map(({ site, asked, offered, arrived, bought }) => ({
            key: site,
            name: comparisonSiteOf(site)?.name ?? site,
            numbers: [asked, offered, arrived, bought],
          }))}
        />
      )}
    </Section>
  )
}

type Referrals = ConsoleReport['referrals']

const becameWords = {
  approved: 'Approved',
  declined: 'Declined by an underwriter',
  withdrawn: 'Withdrawn, or no longer referred',
  lapsed: 'Lapsed: decided by no one in time, or not bought',
} as const satisfies Readonly<Record<keyof Referrals, string>>

const totalOf = ({ approved, declined, withdrawn, lapsed }: Referrals) =>
  approved + declined + withdrawn + lapsed

/** Only what happened: a row of noughts says nothing. */
function becameOf(now: Referrals, before: Referrals | undefined): readonly CountLine[] {
  const ends = ['approved', 'declined', 'withdrawn', 'lapsed'] as const
  return ends.flatMap((end) =>
    now[end] + (before?.[end] ?? 0) === 0
      ? []
      : [{ key: end, words: becameWords[end], count: now[end], before: before?.[end] }],
  )
}
