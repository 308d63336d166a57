import { journeyIds } from '@milepost/domain/terms/identity'
import { formatDate } from '@milepost/domain/values/local-date'
import type { Happened } from './happen.ts'
import type { Settings } from './settings.ts'

/** The day as a list to read: what there is on each journey, the details that open it, and what to expect. */
export function dayInWords(
  happened: readonly Happened[],
  { port, desk }: Pick<Settings, 'port' | 'desk'>,
): readonly string[] {
  const journeys = journeyIds.flatMap((journey) => {
    const here = happened.filter(({ part }) => part.person.journey === journey)
    const site = `http://${journey.replaceAll('_', '-')}.localhost:${port}`
    return here.length === 0
      ? []
      : ['', `${journey}  ${site}/`, ...here.flatMap((each) => linesOf(each, site))]
  })
  return [
    ...journeys,
    '',
    'Facts in the order the page asks them: reference, surname, postcode, date of birth, registration.',
    '',
    `staff desk  ${desk}`,
    '  Sign in as Una Wright (underwriter), Asha Patel (adviser), Femi Carter (finance), Dot Pryce (data protection) or',
    '  Tom Ellery (team lead). The queue has referrals, locks, stuck payments and undelivered emails. There are',
    '  data requests in every state, and eight weeks of visits in the journey console.',
  ]
}

function linesOf({ part, reference, policy, page, look }: Happened, site: string): readonly string[] {
  const { proposerDetails } = part.person.answers
  const { lastNames, dateOfBirth, address } = proposerDetails
  const securityAnswers = [
    reference,
    lastNames,
    address?.postcode,
    formatDate(dateOfBirth),
    part.person.registration,
  ]
  return [
    `  ${part.fate}${policy === undefined ? '' : ` (policy ${policy})`}: ${part.person.who}`,
    `    ${page.startsWith('/') ? site + page : page}`,
    `    ${securityAnswers.join(', ')}`,
    `    ${look}`,
  ]
}
