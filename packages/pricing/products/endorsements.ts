import type { LineEndorsement } from '@milepost/domain/lines/line'
import { ratings } from '@milepost/domain/lines/lines'
import {
  documentReferences,
  type PointedDocument,
  type ReferenceCode,
} from '@milepost/domain/quote/document-references'
import type { Endorsement } from '@milepost/domain/quote/underwritten-option'
import type { Risk } from '../risk/risk.ts'

type Entry = { wording: Wording } & (
  | { name: string; applies: (risk: Risk) => boolean }
  /** On the lines whose records list it. */
  | { name: LineEndorsement; applies: 'by-line' }
)

/** `own` is the wording without its references. It must not mention a document itself: only a declared reference may. */
type Wording = { text: string; own: string; refersTo: readonly ReferenceCode[] }

type Pointer = { code: ReferenceCode; text: string }

const pointing: Readonly<Record<PointedDocument, string>> = {
  schedule: 'shown on your schedule',
  certificate: 'named on the certificate of insurance',
}

/** "the vehicle shown on your schedule", with its code, so that tests can search the document for it. */
function shown(code: ReferenceCode, what: string): Pointer {
  return { code, text: `${what} ${pointing[documentReferences[code].document]}` }
}

function words(parts: TemplateStringsArray, ...pointers: readonly Pointer[]): Wording {
  const text = parts.map((part, index) => `${part}${pointers[index]?.text ?? ''}`).join('')
  return { text, own: parts.join(' ... '), refersTo: pointers.map(({ code }) => code) }
}

/** Changes to the standard wording, and when they apply: shown as chips with their words (RES-22). */
const entries: readonly Entry[] = [
  {
    name: 'Named drivers only',
    wording: words`Cover applies only while the vehicle is driven by ${shown('named-drivers', 'a person')}.`,
    applies: () => true,
  },
  {
    name: 'No driving of other vehicles',
    wording: words`This policy does not cover you to drive any vehicle other than ${shown('vehicle', 'the one')}.`,
    applies: () => true,
  },
  {
    name: 'Young or inexperienced drivers',
    wording: words`${shown('driver-excess', 'The additional excess')} applies while the vehicle is driven by a person under 25, or by one who has held a licence for less than two years.`,
    applies: ({ drivers }) => drivers.some(({ age, licence }) => age < 25 || licence.years < 2),
  },
  {
    name: 'Provisional licence holders',
    wording: words`A driver with a provisional licence is covered only while accompanied as the law requires and showing L plates.`,
    applies: ({ drivers }) => drivers.some(({ licence }) => licence.type === 'P'),
  },
  {
    name: 'Garaging',
    wording: words`You told us that the vehicle is kept in a locked garage overnight. If it is stolen overnight from another place near your home, ${shown('theft-excess', 'the fire and theft excess')} is doubled.`,
    // Third party only does not cover theft, and its schedule shows no excess for it.
    applies: ({ vehicle, cover }) => vehicle.overnight === '1' && cover.level !== 'TPO',
  },
  {
    name: 'Declared modifications',
    wording: words`The modifications you told us about are covered. Any other change must be agreed with us first.`,
    applies: ({ vehicle }) => vehicle.modifications.length > 0,
  },
  {
    name: 'Telematics device',
    wording: words`A telematics device must be fitted within 14 days of the start of cover and stay connected. How, when and where the vehicle is driven may change your price or end your cover.`,
    applies: 'by-line',
  },
  {
    name: 'Tools and goods',
    wording: words`Tools, goods and materials in or on the vehicle are not covered.`,
    applies: 'by-line',
  },
  {
    name: 'Private hire',
    wording: words`Passengers may be carried for hire by advance booking only. Plying for hire is not covered.`,
    applies: ({ vehicle }) => vehicle.use === 'PR',
  },
  {
    name: 'Licensed drivers only',
    wording: words`Carrying passengers for hire is covered only while the driver and the vehicle are licensed by ${shown('licensing-authority', 'the authority')}.`,
    applies: 'by-line',
  },
  {
    name: 'Release from a pound',
    wording: words`This policy may be used to release ${shown('vehicle', 'the vehicle')} from a police or council pound.`,
    applies: ({ cover }) => cover.term === 'impound',
  },
  {
    name: 'Release of vehicle from impound',
    wording: words`This policy cannot be used to release a vehicle that has been impounded.`,
    applies: ({ cover }) => cover.term === 'thirty-day',
  },
  {
    name: 'Protected no claims discount',
    wording: words`Your discount is protected for two claims in the period of cover. It does not protect the overall price of your insurance, which may rise after a claim.`,
    applies: ({ cover }) => cover.noClaims.kind === 'earned' && cover.noClaims.isProtected,
  },
]

export function endorsementsOf(risk: Risk): readonly Endorsement[] {
  return applying(risk).map(({ name, wording }) => ({ name, wording: wording.text }))
}

/** Lets tests prove that everything an endorsement refers to is in the customer's documents. */
export function endorsementReferencesOf(
  risk: Risk,
): readonly { name: string; refersTo: Wording['refersTo'] }[] {
  return applying(risk).map(({ name, wording }) => ({ name, refersTo: wording.refersTo }))
}

export const everyEndorsement: readonly { name: string; own: string }[] = entries.map(
  ({ name, wording }) => ({
    name,
    own: wording.own,
  }),
)

function applying(risk: Risk): readonly Entry[] {
  const ofLine = ratings[risk.line].endorsements
  return entries.filter((entry) =>
    entry.applies === 'by-line' ? ofLine.includes(entry.name) : entry.applies(risk),
  )
}
