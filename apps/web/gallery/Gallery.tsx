import { brands } from '@milepost/brands/brands'
import { comparisonSites } from '@milepost/domain/brands/comparison-sites'
import { journeys } from '@milepost/domain/journeys/journeys'
import { type JourneyId, journeyIdentities, journeyIds } from '@milepost/domain/terms/identity'
import { Frame } from '../frame/Frame.tsx'
import { PageHeading } from '../frame/PageHeading.tsx'
import { ProgressBar } from '../frame/ProgressBar.tsx'
import { SidePanel } from '../frame/SidePanel.tsx'
import { StepActions } from '../frame/StepActions.tsx'
import formStyles from '../ui/form.module.css'
import { Actions } from './Actions.tsx'
import { Fields } from './Fields.tsx'
import styles from './Gallery.module.css'
import { Held } from './Held.tsx'
import { Pictures } from './Pictures.tsx'
import { Questions } from './Questions.tsx'
import { Words } from './Words.tsx'

/** Every component on one page, in one brand: to see the effect of a change on all of them, and to check it automatically. */
export function Gallery({ view, journey }: { view: View; journey: JourneyId }) {
  const brand = brands[journeyIdentities[journey].brand]
  return (
    <>
      <Switch view={view} journey={journey} />
      {view === 'questions' ? (
        <main className={styles.questions}>
          <PageHeading lead={`As ${journey} asks them.`}>Every kind of question</PageHeading>
          <Questions journey={journey} />
        </main>
      ) : (
        <Frame
          brand={brand}
          product={journeys[journey].name}
          onLogo={() => {}}
          site={comparisonSites[0]}
          progress={<ProgressStates />}
          sidePanel={
            <SidePanel
              brand={brand}
              benefits={{ terms: journeys[journey], term: journeys[journey].cover.term, level: undefined }}
            />
          }
        >
          <PageHeading lead={brand.firstScreen.lead}>
            {brand.firstScreen.heading('car insurance')}
          </PageHeading>
          <form noValidate className={formStyles.form}>
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

/** All four states side by side, which never occur together. */
export function ProgressStates() {
  return (
    <ProgressBar
      groups={[
        { name: 'VEHICLE DETAILS', state: 'completed' },
        { name: 'ABOUT YOU', state: 'active' },
        { name: 'DRIVER DETAILS', state: 'completed-but-gone-back' },
        { name: 'VEHICLE COVER', state: 'ahead' },
      ]}
      step={3}
      steps={7}
      stepLabel="About You"
    />
  )
}

export type View = 'pieces' | 'questions'
const views: readonly View[] = ['pieces', 'questions']

function galleryAddress(view: View, journey: JourneyId): string {
  return `?show=${view}&journey=${journey}`
}

/** Which view, and in which journey's theme. Plain links, because a journey is read once, when its page is opened. */
export function Switch({ view, journey }: { view: View; journey: JourneyId }) {
  return (
    <nav className={styles.switch} aria-label="Gallery">
      <ul>
        {views.map((each) => (
          <li key={each}>
            <a href={galleryAddress(each, journey)} aria-current={each === view ? 'page' : undefined}>
              {each}
            </a>
          </li>
        ))}
      </ul>
      <ul>
        {journeyIds.map((each) => (
          <li key={each}>
            <a href={galleryAddress(view, each)} aria-current={each === journey ? 'true' : undefined}>
              {each}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
