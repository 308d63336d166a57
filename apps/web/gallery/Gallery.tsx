import { comparisonSites } from '@milepost/domain/brands/comparison-sites'
import type { BrandCode } from '@milepost/domain/terms/identity'
import { brandPackOf } from '../brands/brand-packs'
import { Frame } from '../frame/Frame'
import { PageHeading } from '../frame/PageHeading'
import { StepActions } from '../frame/StepActions'
import { Actions } from './Actions'
import { Fields } from './Fields'
import { Held } from './Held'
import { Pictures } from './Pictures'
import { ProgressStates } from './ProgressStates'
import { Words } from './Words'

/** Every part of the look on one page, in one brand: to see a change everywhere at once, and to check it by machine. */
export function Gallery({ brand }: { brand: BrandCode }) {
  const pack = brandPackOf(brand)
  return (
    <Frame pack={pack} onLogo={() => {}} site={comparisonSites[0]} progress={<ProgressStates />}>
      <PageHeading lead={pack.copy.firstScreen.lead}>{pack.copy.firstScreen.heading}</PageHeading>
      <form noValidate className="form">
        <Fields />
        <Held />
        <Words />
        <Actions />
        <Pictures />
        <StepActions onBack={() => {}} />
      </form>
    </Frame>
  )
}
