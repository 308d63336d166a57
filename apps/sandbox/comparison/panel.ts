import type { ProductCode } from '@milepost/domain/terms/identity'
import { type JourneyHost, journeys } from '../desk/journeys'

/** An insurer that is asked for a price, as the product's published headers name it. */
export type Insurer = { host: JourneyHost; brand: string; name: string; tenant: string; product: string }

type Names = Readonly<Partial<Record<ProductCode, string>>>

/** The journeys a comparison site sells, by what they insure. Impound cover is not sold by comparison. */
export const panel: Readonly<Record<'car' | 'van' | 'taxi', readonly Insurer[]>> = {
  car: insurers({ PC: 'car', PT: 'Protect', CR: 'car', TL: 'telematics' }),
  van: insurers({ CV: 'van' }),
  taxi: insurers({ TX: 'taxi' }),
}

function insurers(names: Names): readonly Insurer[] {
  return journeys.flatMap(({ host, brand, tenant, code }) => {
    const name = names[code]
    return name === undefined ? [] : [{ host, brand, name: `${brand} ${name}`, tenant, product: code }]
  })
}
