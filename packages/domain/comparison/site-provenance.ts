import type { Provenance, Source } from '../journeys/provenance.ts'
import type { Answers } from '../questions/answers.ts'
import type { Assumption } from './read-part.ts'

/** Not answers: look-up results, ticks of our own pages, and marks set elsewhere. */
const noAnswers = new Set([
  'vehicleInfo',
  'searchedRegistration',
  'isQuotedWithoutPlate',
  'sourceReferenceId',
  'correspondenceAddress',
  'hasAgreedDisclaimer',
  'hasConsented',
  'isMainDriver',
  'isCurrentInsurerNotified',
])

/** The source of each applicable answer in a site's quote: the site, or an assumption of ours. */
export function siteProvenance(answers: Answers, assumed: readonly Assumption[]): Provenance {
  const guessed = new Set(assumed.flatMap(({ places }) => places))
  const places = Object.entries(answers).flatMap(([subject, part]) => placesIn(subject, part))
  return Object.fromEntries(
    places.map((place): [string, Source] => [place, guessed.has(place) ? 'assumed' : 'comparison-site']),
  )
}

/** The assumptions that apply: a question that this journey does not ask needs no answer. */
export function assumptionsThatCount(
  assumed: readonly Assumption[],
  provenance: Provenance,
): readonly Assumption[] {
  return assumed.filter(({ places }) => places.some((place) => provenance[place] === 'assumed'))
}

function placesIn(place: string, part: unknown): readonly string[] {
  if (!isObject(part)) return []
  return Object.entries(part).flatMap(([name, answer]) => {
    if (noAnswers.has(name) || answer === undefined) return []
    const at = `${place}.${name}`
    // The entries of a list are answers of their own; an address is one answer.
    if (isObject(answer) && (Array.isArray(answer) || Array.isArray(part))) {
      const inside = placesIn(at, answer)
      return Array.isArray(answer) && !answer.some(isObject) ? [at] : inside
    }
    return [at]
  })
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
