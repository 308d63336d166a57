import type { Answers } from '../questions/answers'
import { applicableAnswers } from './counting'
import { type Missing, missingIn } from './missing'
import type { Circumstances } from './section'
import { sanitiseAnswers } from './sound-answers'
import { type CompletedSteps, stepGroups, type WizardStepName, wizardSteps } from './steps'

/** How a progress group is drawn (NAV-20); `ahead` is a group not reached yet. */
export type GroupState = 'active' | 'completed' | 'completed-but-gone-back' | 'ahead'

/** Where a customer stands in the wizard and where they may go. Progress bar, guards, server and imports all ask this. */
export type JourneyProgress = {
  /** The steps this customer passes, in order. */
  path: readonly WizardStepName[]
  /** The last of the unbroken run of completed steps from the start. */
  lastCompleted: WizardStepName | undefined
  /** One step beyond the last completed, never past the end (D-031). */
  furthest: WizardStepName
  /** The answers that count: those to questions asked on this path. */
  answers: Answers
  /** What stands between the customer and a price. */
  missing: readonly Missing[]
  next(from: WizardStepName): WizardStepName | undefined
  back(from: WizardStepName): WizardStepName | undefined
  /** The step to show instead of the one asked for, when that may not be shown (NAV-23, D-034). */
  redirect(asked: WizardStepName): WizardStepName | undefined
  groups(active: WizardStepName): readonly { name: string; state: GroupState }[]
}

/** The additional drivers step is for those who said there are some (NAV-24, D-035). */
function pathFor(answers: Answers): readonly WizardStepName[] {
  return wizardSteps
    .map(({ name }) => name)
    .filter((name) => name !== 'additionalDrivers' || answers.proposerDetails.hasAdditionalDriver === true)
}

export function journeyProgress(
  given: Answers,
  completed: CompletedSteps,
  circumstances: Circumstances,
): JourneyProgress {
  const sound = sanitiseAnswers(given, circumstances.definition)
  const path = pathFor(sound)
  const applicable = applicableAnswers(sound, path, circumstances)
  const missing = path.flatMap((step) => missingIn(step, applicable, circumstances))
  const isDone = (step: WizardStepName) =>
    completed[step] === true && !missing.some((each) => each.step === step)
  const firstOpen = path.findIndex((step) => !isDone(step))
  const doneCount = firstOpen === -1 ? path.length : firstOpen
  const at = (index: number) => path[Math.min(index, path.length - 1)] ?? 'vehicleDetails'
  const furthestIndex = Math.min(doneCount, path.length - 1)

  return {
    path,
    answers: applicable,
    missing,
    lastCompleted: doneCount > 0 ? at(doneCount - 1) : undefined,
    furthest: at(furthestIndex),
    next: (from) => {
      const index = path.findIndex((step) => order(step) > order(from))
      return index !== -1 && index <= furthestIndex ? path[index] : undefined
    },
    back: (from) => {
      const index = path.indexOf(from)
      // A step off the path goes back to the last step before it that is on the path.
      if (index === -1) return path.filter((step) => order(step) < order(from)).at(-1)
      return index > 0 ? path[index - 1] : undefined
    },
    redirect: (asked) => {
      const index = path.indexOf(asked)
      if (index !== -1 && index <= furthestIndex) return undefined
      return at(Math.max(0, doneCount - 1))
    },
    groups: (active) =>
      stepGroups.map((group) => {
        const steps = group.steps.filter((step) => path.includes(step))
        const isComplete = steps.every(isDone)
        const isActive = steps.some((step) => step === active)
        const lastInGroup = Math.max(...steps.map(order))
        const laterDone = path.some((step) => order(step) > lastInGroup && isDone(step))
        return {
          name: group.name,
          state: groupState({ isComplete, isActive, laterDone, isAhead: order(active) < lastInGroup }),
        }
      }),
  }
}

function order(step: WizardStepName): number {
  return wizardSteps.findIndex(({ name }) => name === step)
}

/** Gone back: all of a group is done and the customer stands before it, or in it while steps after it are done (D-032). */
function groupState(group: {
  isComplete: boolean
  isActive: boolean
  laterDone: boolean
  isAhead: boolean
}): GroupState {
  if (group.isActive) return group.isComplete && group.laterDone ? 'completed-but-gone-back' : 'active'
  if (!group.isComplete) return 'ahead'
  return group.isAhead ? 'completed-but-gone-back' : 'completed'
}
