import type { StaffRole } from '@milepost/domain/desk/people'
import { totalCompulsoryExcess } from '@milepost/domain/quote/excess'
import { totalOf } from '@milepost/domain/quote/price'
import { issueInWords } from '@milepost/domain/referral/issue'
import { promisedBy } from '@milepost/domain/referral/promise'
import { formatInstant, londonDate } from '@milepost/domain/values/london-time'
import { formatPence, formatPounds } from '@milepost/domain/values/pence'
import type { AuditAct } from '../../platform/audit/ports.ts'
import { recorded } from '../../platform/audit/store.ts'
import { openQueue } from '../../platform/jobs/queue.ts'
import { jobStore } from '../../platform/jobs/store.ts'
import type { NotFound } from '../../platform/ports.ts'
import { rateFolder } from '../../providers/rates/rate-folder.ts'
import { askCustomer } from '../../referral/ask-customer.ts'
import {
  approveReferral,
  confirmReferral,
  type Decided,
  declineReferral,
  issuesIn,
  type NotDone,
  proposalIn,
  withdrawReferral,
} from '../../referral/decide-referral.ts'
import { nextStepBy } from '../../referral/next-step.ts'
import type { Acting, ReferralEvent } from '../../referral/ports.ts'
import { previewApproval } from '../../referral/preview-approval.ts'
import { referralStore } from '../../referral/store.ts'
import { type Act, CommandError, type CommandParts, type Look, quoteKeyOf, RefusedAct } from './command.ts'
import { APPROVAL_OPTIONS, readApproval } from './referral-words.ts'

const MOST = 200

/** The queue: ids, states and times only. */
export const referrals: Look = {
  usage: 'referrals',
  about: 'Lists the quotes that wait for an underwriter’s decision, oldest first.',
  async shows(_words, parts) {
    const waiting = await storeOf(parts).listUndecided({ most: MOST })
    if (waiting.length === 0) return ['No quote waits for a decision']
    return waiting.map(({ reference, journey, state, movedAt, dueAt }) => {
      const by =
        state === 'asked' && dueAt
          ? `answer by ${formatInstant(dueAt)}`
          : `decide by ${formatInstant(promisedBy(movedAt))}`
      return `${reference}  ${journey}  ${state}  ${by}`
    })
  },
}

/** What an underwriter needs to know about one referral. Opening it is recorded. */
export const referral: Act = {
  usage: 'referral <quote reference>',
  about: 'Shows why a quote was referred, with the values, and every step taken since.',
  async does([typed, ...rest], parts) {
    if (typed === undefined || rest.length > 0) throw new CommandError(`usage: ${referral.usage}`)
    const key = quoteKeyOf(typed)
    const held = await storeOf(parts).findReferral(key, parts.clock())
    if (held === undefined) throw new CommandError(`${typed} was never referred`)
    await recorded(parts.database.db, parts.by, parts.clock(), async (_transaction, record) => {
      record({ act: 'referral.open', about: { kind: 'quote', id: key.reference } })
    })
    const { state, number } = held.referral
    const by = nextStepBy(held.referral, held.quote)
    const proposal = proposalIn(held)
    return [
      `${key.reference} referral ${number}: ${state}${by && state !== 'open' ? ` until ${formatInstant(by)}` : ''}, version ${held.quote.current.version}`,
      ...issuesIn(held).map((issue) => `  ${issue.code}: ${issueInWords(issue)}`),
      ...held.events.map((event) => `  ${formatInstant(event.at)} ${event.kind}${byWhom(event)}`),
      ...(proposal ? [`  Waits for a second person: npm run office -- confirm ${key.reference}`] : []),
    ]
  },
}

function byWhom({ by, first, words }: ReferralEvent): string {
  const person = by
    ? ` by ${by.name} (${by.authority})${first ? ` after ${first.name}` : ''}: ${by.because}`
    : ''
  return words === undefined ? person : `${person} “${words}”`
}

export const approve: Act = {
  usage: `approve <quote reference> ${APPROVAL_OPTIONS}`,
  about:
    'Approves a referred quote, or some of its issues, with terms. An approval beyond an underwriter’s authority waits for `confirm`.',
  async does([typed, ...options], parts) {
    const { rest, ...approval } = readApproval(options)
    if (typed === undefined || rest.length > 0) throw new CommandError(`usage: ${approve.usage}`)
    const decided = await approveReferral(
      { ...quoteKeyOf(typed), ...approval },
      actingAs('underwriter', parts),
      portsOf(parts),
    )
    return done('referral.approve', typed, decided, parts)
  },
}

/** What `approve` with the same arguments would do. A preview is recorded like opening the referral. */
export const preview: Act = {
  usage: `preview <quote reference> ${APPROVAL_OPTIONS}`,
  about: 'Shows the price of a referred quote with terms, without approving it.',
  async does([typed, ...options], parts) {
    const { rest, words: _unread, ...approval } = readApproval(options)
    if (typed === undefined || rest.length > 0) throw new CommandError(`usage: ${preview.usage}`)
    const key = quoteKeyOf(typed)
    const { person } = actingAs('underwriter', parts)
    const previewed = await previewApproval({ ...key, ...approval }, person, portsOf(parts))
    if (previewed.kind !== 'previewed') throw new CommandError(whyNot(typed, previewed))
    await recorded(parts.database.db, parts.by, parts.clock(), async (_transaction, record) => {
      record({ act: 'referral.open', about: { kind: 'quote', id: key.reference } })
    })
    const { assessment, beyond } = previewed
    const [option] = assessment.kind === 'offered' ? assessment.outcome.options : []
    if (option === undefined) return ['No price: other issues are not approved yet']
    return [
      `${formatPence(totalOf(option.price))} in full, ${formatPounds(totalCompulsoryExcess(option.excesses))} compulsory excess`,
      ...(beyond.length > 0 ? [`Beyond an underwriter’s authority: ${beyond.join(', ')}`] : []),
    ]
  },
}

export const confirm: Act = {
  usage: 'confirm <quote reference>',
  about: 'Confirms, as the second person, an approval that another person proposed.',
  async does([typed, ...rest], parts) {
    if (typed === undefined || rest.length > 0) throw new CommandError(`usage: ${confirm.usage}`)
    const decided = await confirmReferral(quoteKeyOf(typed), actingAs('team-lead', parts), portsOf(parts))
    return done('referral.approve', typed, decided, parts)
  },
}

export const decline: Act = {
  usage: 'decline <quote reference> <why, as the customer reads it>',
  about: 'Declines a referred quote and emails the reason to its customer.',
  async does([typed, words, ...rest], parts) {
    if (typed === undefined || words === undefined || rest.length > 0)
      throw new CommandError(`usage: ${decline.usage}`)
    const decided = await declineReferral(
      { ...quoteKeyOf(typed), words },
      actingAs('underwriter', parts),
      portsOf(parts),
    )
    return done('referral.decline', typed, decided, parts)
  },
}

export const ask: Act = {
  usage: 'ask <quote reference> <the question, as the customer reads it>',
  about: 'Emails a question to the customer of a referred quote, with a link to answer it.',
  async does([typed, words, ...rest], parts) {
    if (typed === undefined || words === undefined || rest.length > 0)
      throw new CommandError(`usage: ${ask.usage}`)
    const decided = await askCustomer(
      { ...quoteKeyOf(typed), words },
      actingAs('underwriter', parts),
      portsOf(parts),
    )
    return done('referral.ask', typed, decided, parts)
  },
}

export const withdraw: Act = {
  usage: 'withdraw <quote reference>',
  about: 'Ends a referral when the customer no longer wants the quote.',
  async does([typed, ...rest], parts) {
    if (typed === undefined || rest.length > 0) throw new CommandError(`usage: ${withdraw.usage}`)
    const decided = await withdrawReferral(quoteKeyOf(typed), actingAs('underwriter', parts), portsOf(parts))
    return done('referral.withdraw', typed, decided, parts)
  },
}

type ActParts = Parameters<Act['does']>[1]

/** Emails are jobs of the same transaction; the running product sends them. */
function storeOf({ database: { db } }: CommandParts) {
  const queue = openQueue({ store: jobStore(db), log: () => {} })
  return referralStore(db, (transaction, jobs) => queue.enqueue(jobStore(transaction), jobs))
}

function portsOf(parts: CommandParts) {
  const { config, clock } = parts
  return { referrals: storeOf(parts), ratesOn: rateFolder(config.ratesDir, londonDate(clock())), clock }
}

/** On the command line a name is all that identifies a person; the trail also has the machine's account. */
function actingAs(role: StaffRole, { by }: ActParts): Acting {
  return { by, person: { subject: by.who, name: by.who, roles: [role] } }
}

type DecisionAct = Extract<AuditAct, `referral.${string}`>

async function done(
  act: DecisionAct,
  typed: string,
  decided: Decided,
  parts: CommandParts,
): Promise<readonly string[]> {
  if (decided.kind === 'not-found') throw new CommandError(whyNot(typed, decided))
  if (decided.kind !== 'moved') throw refusedDecision(act, typed, decided)
  const { state, number } = decided.referral
  const now = parts.clock()
  const held = await storeOf(parts).findReferral(quoteKeyOf(typed), now)
  const by = state === 'open' ? undefined : held && nextStepBy(decided.referral, held.quote)
  const until = by && by > now ? ` until ${formatInstant(by)}` : ''
  return [
    `${typed} referral ${number} is ${state}${until}`,
    `npm run office -- referral ${typed} shows the details`,
  ]
}

/** The trail's code of a refusal is its kind: `same-person` is SAME_PERSON. */
function refusedDecision(act: DecisionAct, typed: string, refused: NotDone): RefusedAct {
  const reasonCode = refused.kind.toUpperCase().replaceAll('-', '_')
  const { reference } = quoteKeyOf(typed)
  return new RefusedAct({ act, about: { kind: 'quote', id: reference }, reasonCode }, whyNot(typed, refused))
}

function whyNot(typed: string, refused: NotDone | NotFound): string {
  switch (refused.kind) {
    case 'not-found':
      return `${typed} was never referred`
    case 'decided':
      return `${typed} is already ${refused.state}`
    case 'moved-on':
      return `${typed} has changed since: read it again, then decide`
    case 'asked-before':
      return `The customer was asked this at ${formatInstant(refused.at)}`
    case 'unfit':
      return refused.problem
    case 'nothing-proposed':
      return `${typed} has no approval that waits for a second person`
    case 'same-person':
      return 'The second person must not be the person who proposed it'
    case 'beyond-authority':
      return 'The approval is beyond this person’s authority too'
  }
}
