import { journeys } from '@milepost/domain/journeys/journeys'
import { noAnswers } from '@milepost/domain/questions/answers'
import type { JourneyId } from '@milepost/domain/terms/identity'
import { londonDate } from '@milepost/domain/values/london-time'
import { everyKind } from './every-kind'
import { OneState, states } from './OneState'

/** Every way the wizard asks a question, in every state it can be in, as one journey asks it. */
export function Questions({ journey }: { journey: JourneyId }) {
  const here = { terms: journeys[journey], answers: noAnswers, today: londonDate(new Date()) }
  return everyKind(here).map((shown) => (
    <section key={shown.title} className="gallery__kind" data-kind={shown.kind}>
      <h2 className="gallery__title">
        {shown.title}
        <span className="gallery__from">
          {shown.question.name}, {shown.count === 1 ? 'the only one' : `one of ${shown.count}`} of this kind
        </span>
      </h2>
      <div className="gallery__states">
        {states.map((state) => (
          <div key={state} data-state={state}>
            <p className="gallery__state">{state}</p>
            <OneState shown={shown} state={state} here={here} />
          </div>
        ))}
      </div>
    </section>
  ))
}
