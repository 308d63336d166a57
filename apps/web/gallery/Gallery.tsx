import { comparisonSites } from '@milepost/domain/brands/comparison-sites'
import { journeys } from '@milepost/domain/journeys/journeys'
import { type JourneyId, journeyIdentities } from '@milepost/domain/terms/identity'
import { brandPackOf } from '../brands/brand-packs'
import { Frame } from '../frame/Frame'
import { PageHeading } from '../frame/PageHeading'
import { SidePanel } from '../frame/SidePanel'
import { StepActions } from '../frame/StepActions'
import { Actions } from './Actions'
import { Fields } from './Fields'
import { Held } from './Held'
import { Pictures } from './Pictures'
import { ProgressStates } from './ProgressStates'
import { Questions } from './questions/Questions'
import { Switch, type View } from './Switch'
import { Words } from './Words'

/** Every part of the look on one page, in one brand: to see a change everywhere at once, and to check it by machine. */
export function Gallery({ view, journey }: { view: View; journey: JourneyId }) {
  const pack = brandPackOf(journeyIdentities[journey].brand)
  return (
    <>
      <Switch view={view} journey={journey} />
      {view === 'questions' ? (
        <main className="gallery__questions">
          <PageHeading lead={`As ${journey} asks them.`}>Every kind of question</PageHeading>
          <Questions journey={journey} />
        </main>
      ) : (
        <Frame
          pack={pack}
          onLogo={() => {}}
          site={comparisonSites[0]}
          progress={<ProgressStates />}
          sidePanel={
            <SidePanel
              pack={pack}
              benefits={{ terms: journeys[journey], term: journeys[journey].cover.term, level: undefined }}
            />
          }
        >
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
      )}
    </>
  )
}
