import { type JourneyHost, journeys } from '../desk/journeys'

/** Who is asked for a price, as the product's published headers name them. */
export type Insurer = { host: JourneyHost; brand: string; name: string; tenant: string; product: string }

type Names = Readonly<Partial<Record<JourneyHost, string>>>

/** The journeys a comparison site sells, by what they insure. Impound cover is not sold by comparison. */
export const panel: Readonly<Record<'car' | 'van' | 'taxi', readonly Insurer[]>> = {
  car: insurers({
    'acorn-pc': 'Acorn car',
    'acorn-protect': 'Acorn Protect',
    'carrot-pc': 'Carrot car',
    'motorcade-pc': 'Motorcade car',
    'mypolicy-telematics': 'MyPolicy telematics',
  }),
  van: insurers({ 'acorn-cv': 'Acorn van', 'motorcade-cv': 'Motorcade van' }),
  taxi: insurers({ 'acorn-taxi': 'Acorn taxi', 'flag-taxi': 'Flag taxi' }),
}

function insurers(names: Names): readonly Insurer[] {
  return journeys.flatMap(({ host, brand, tenant, code }) => {
    const name = names[host]
    return name === undefined ? [] : [{ host, brand, name, tenant, product: code }]
  })
}
