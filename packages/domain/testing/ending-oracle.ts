/**
 * What the end of a policy must cost, worked out a second time from the rules as our documents print them, with arithmetic of its own:
 * whole pence as bigint, powers to forty decimals, days counted from UTC. It shares no code with `ending/`, so that neither can repeat a
 * mistake of the other.
 */
export type Life = {
  /** Dates as yyyy-mm-dd. */
  signedOn: string
  documentsOn: string | undefined
  coverFrom: string
  coverTo: string
  noticeOn: string
  endsOn: string
  hasCoverBegun: boolean
  premium: number
  fee: number
  reason: 'customer' | 'non-payment' | 'fraud' | 'total-loss'
  hasClaimed: boolean
  /** What the card paid at purchase; nothing when its capture failed. */
  cardPaid: number
  refundedBefore: number
  /** The loan of `credit` ended alone before the policy; what was paid to us instead if it was never drawn. */
  loanEndedAlone?: { beforeCover: boolean; paidInstead: number } | undefined
  credit:
    | {
        lent: number
        interest: number
        /** In tenths of a per cent, as printed. */
        aprTenths: number
        refusedByBank: boolean
        instalments: readonly {
          on: string
          amount: number
          missed: boolean
          paidLaterOn: string | undefined
        }[]
      }
    | undefined
}

export type Expected = {
  charge: bigint
  toLender: bigint
  againstDebt: bigint
  toCard: bigint
  byTransfer: bigint
  backFromLender: bigint
  owedToLender: bigint
  owedToUs: bigint
  /** With a loan. */
  collected: bigint
  earned: bigint
  rebate: bigint
  loan: 'none' | 'undrawn' | 'undone' | 'settled' | 'over'
  settledOn: string | undefined
}

const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / 86_400_000
const dayAfter = (day: string, days: number) =>
  new Date((dayNumber(day) + days) * 86_400_000).toISOString().slice(0, 10)
const smaller = (one: bigint, other: bigint) => (one < other ? one : other)
const atLeastNothing = (amount: bigint) => (amount < 0n ? 0n : amount)
const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + BigInt(amount), 0n)

export function expectedEnding(life: Life): Expected {
  const premium = BigInt(life.premium)
  const loan = expectedLoan(life)
  const isKept = life.hasClaimed || life.reason === 'fraud' || life.reason === 'total-loss'
  const termDays = BigInt(dayNumber(life.coverTo) - dayNumber(life.coverFrom) + 1)
  const usedDays = life.hasCoverBegun ? BigInt(dayNumber(life.endsOn) - dayNumber(life.coverFrom) + 1) : 0n
  const byDays = (premium * smaller(usedDays, termDays)) / termDays
  // The lender never pays for cover that ends before it begins, so more than the deposit cannot be kept.
  const kept = loan.kind === 'undrawn' ? premium - loan.lent : premium - neverAsked(life)
  const charge = isKept ? kept : byDays

  const pot = premium - charge
  const lenderGets = loan.lent + loan.earned - loan.collected
  const toLender = smaller(pot, atLeastNothing(lenderGets))
  const others = loan.kind === 'over' ? paidByOthers(life) : loan.lent
  const neverPaid = premium + BigInt(life.fee) - BigInt(life.cardPaid) - others
  const againstDebt = smaller(pot - toLender, neverPaid)
  const back = pot - toLender - againstDebt
  return {
    charge,
    toLender,
    againstDebt,
    toCard: smaller(back, BigInt(life.cardPaid - life.refundedBefore)),
    byTransfer: atLeastNothing(back - BigInt(life.cardPaid)),
    backFromLender: atLeastNothing(-lenderGets),
    owedToLender: atLeastNothing(lenderGets) - toLender,
    owedToUs: neverPaid - againstDebt,
    collected: loan.collected,
    earned: loan.earned,
    rebate: loan.rebate,
    loan: loan.kind,
    settledOn: loan.settledOn,
  }
}

/** Of a policy whose loan ended alone: the lender's payment to us, or if there was none, what the customer paid in its place. */
function paidByOthers({ credit, loanEndedAlone }: Life): bigint {
  if (!credit || !loanEndedAlone) return 0n
  return BigInt(loanEndedAlone.beforeCover ? loanEndedAlone.paidInstead : credit.lent)
}

/** What was not paid in place of the loan is not demanded for cover that never began. */
function neverAsked(life: Life): bigint {
  const { credit, loanEndedAlone, hasCoverBegun } = life
  return credit && loanEndedAlone?.beforeCover && !hasCoverBegun
    ? BigInt(credit.lent) - paidByOthers(life)
    : 0n
}

type ExpectedLoan = {
  kind: Expected['loan']
  lent: bigint
  collected: bigint
  earned: bigint
  rebate: bigint
  settledOn: string | undefined
}

function expectedLoan(life: Life): ExpectedLoan {
  const { credit, noticeOn } = life
  if (credit === undefined)
    return { kind: 'none', lent: 0n, collected: 0n, earned: 0n, rebate: 0n, settledOn: undefined }
  // Between customer and lender all is done: neither gets anything of the end of the policy.
  if (life.loanEndedAlone)
    return { kind: 'over', lent: 0n, collected: 0n, earned: 0n, rebate: 0n, settledOn: noticeOn }
  const lent = BigInt(credit.lent)
  const interest = BigInt(credit.interest)
  const collected = total(
    credit.instalments.flatMap(({ on, amount, missed, paidLaterOn }) => {
      const isCollected = on <= life.endsOn && !missed && !credit.refusedByBank
      const isPaidLater = paidLaterOn !== undefined && paidLaterOn <= life.endsOn
      return isCollected || isPaidLater ? [amount] : []
    }),
  )
  if (!life.hasCoverBegun)
    return { kind: 'undrawn', lent, collected, earned: 0n, rebate: interest, settledOn: noticeOn }
  if (isWithinWithdrawal(life))
    return { kind: 'undone', lent, collected, earned: 0n, rebate: interest, settledOn: noticeOn }
  const noticed = dayAfter(noticeOn, 28)
  const settledOn = life.endsOn > noticed ? life.endsOn : noticed
  const rebate = statutoryRebate(life.coverFrom, credit, settledOn)
  return { kind: 'settled', lent, collected, earned: interest - rebate, rebate, settledOn }
}

function isWithinWithdrawal({ signedOn, documentsOn, noticeOn }: Life): boolean {
  if (documentsOn === undefined) return true
  const from = documentsOn > signedOn ? documentsOn : signedOn
  return dayNumber(noticeOn) - dayNumber(from) <= 14
}

/** Regulation 4 of SI 2004/1483: repayments after the settlement date, less sum A(1+r)^a less sum B(1+r)^b. */
function statutoryRebate(drawnOn: string, credit: NonNullable<Life['credit']>, settledOn: string): bigint {
  const daily = dailyFactor(credit.aprTenths)
  const grown = (amount: number, from: string) =>
    BigInt(amount) * power(daily, dayNumber(settledOn) - dayNumber(from))
  let outstanding = grown(credit.lent, drawnOn)
  let after = 0n
  for (const { on, amount } of credit.instalments)
    if (on <= settledOn) outstanding -= grown(amount, on)
    else after += BigInt(amount)
  const exact = after * ONE - outstanding
  if (exact <= 0n) return 0n
  const roundedUp = (exact + ONE - 1n) / ONE
  return smaller(roundedUp, smaller(after, BigInt(credit.interest)))
}

const ONE = 10n ** 40n
const factors = new Map<number, bigint>()

/** The 365th root of one plus the APR, by Newton's method. */
function dailyFactor(aprTenths: number): bigint {
  const before = factors.get(aprTenths)
  if (before !== undefined) return before
  const yearly = (ONE * BigInt(1_000 + aprTenths)) / 1_000n
  let root = ONE
  for (let step = 0; step < 60; step += 1) root = (364n * root + (yearly * ONE) / power(root, 364)) / 365n
  factors.set(aprTenths, root)
  return root
}

function power(base: bigint, times: number): bigint {
  let [result, square, rest] = [ONE, base, times]
  while (rest > 0) {
    if (rest % 2 === 1) result = (result * square) / ONE
    square = (square * square) / ONE
    rest = Math.floor(rest / 2)
  }
  return result
}
