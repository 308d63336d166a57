import type { Answers } from '../questions/answers.ts'
import type { AnySubject, Asking } from '../questions/asking.ts'
import type { AnyQuestion, FieldError } from '../questions/question.ts'
import {
  applicableSubject,
  sanitiseSubject,
  validateSubject,
  validSubject,
} from '../questions/read-subject.ts'
import { type Circumstances, fieldName, type JourneyDefinition, type SubjectName } from './step-fields.ts'
import { type CompletedSteps, stepGroups, type WizardStepName, wizardSteps } from './steps.ts'

/** How a progress group is drawn (NAV-20); `ahead` is a group not reached yet. */
export type GroupState = 'active' | 'completed' | 'completed-but-gone-back' | 'ahead'

/** One invalid or missing answer, by the place that holds it: "vehicleDetails.value". */
export type Missing = FieldError & { step: WizardStepName; field: string }

/** Where a customer is in the wizard and where they may go. The progress bar, the guards, the server and imports all use this. */
export type JourneyProgress = {
  /** The steps this customer passes, in order. */
  path: readonly WizardStepName[]
  /** The last of the unbroken run of completed steps from the start. */
  lastCompleted: WizardStepName | undefined
  /** One step beyond the last completed, never past the end (D-031). */
  furthest: WizardStepName
  /** The applicable answers: those to questions asked on this path. */
  answers: Answers
  /** What the customer must still answer or correct before there is a price. */
  missing: readonly Missing[]
  next(from: WizardStepName): WizardStepName | undefined
  back(from: WizardStepName): WizardStepName | undefined
  /** The step to show instead of the one asked for, when that may not be shown (NAV-23, D-034). */
  redirect(asked: WizardStepName): WizardStepName | undefined
  groups(active: WizardStepName): readonly { name: string; state: GroupState }[]
}

/** The applicable answers, when nothing is missing; or each missing or invalid one, by its place and in the customer's words. */
export type CheckedAnswers = { ok: true; answers: Answers } | { ok: false; missing: readonly Missing[] }

/**
 * The server's check of a quote's answers, by the same rules as the browser. Which steps the customer has completed does not
 * matter here. Answers off the path are dropped, and how a customer heard about us never prevents a price (D-147).
 */
export function checkAnswers(answers: Answers, circumstances: Circumstances): CheckedAnswers {
  const { answers: applicable, missing } = readAnswers(answers, circumstances)
  return missing.length === 0 ? { ok: true, answers: applicable } : { ok: false, missing }
}

function readAnswers(
  answers: Answers,
  circumstances: Circumstances,
): Pick<JourneyProgress, 'path' | 'answers' | 'missing'> {
  const sanitised = sanitiseAnswers(answers, circumstances.definition)
  const path = pathFor(sanitised)
  const applicable = applicableAnswers(sanitised, path, circumstances)
  const missing: Missing[] = []
  for (const step of path) missing.push(...missingIn(step, applicable, circumstances))
  return { path, answers: applicable, missing }
}

export function journeyProgress(
  answers: Answers,
  completed: CompletedSteps,
  circumstances: Circumstances,
): JourneyProgress {
  const { path, answers: applicable, missing } = readAnswers(answers, circumstances)
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
      const index = path.findIndex((step) => stepIndex(step) > stepIndex(from))
      return index !== -1 && index <= furthestIndex ? path[index] : undefined
    },
    back: (from) => {
      const index = path.indexOf(from)
      // A step off the path goes back to the last step before it that is on the path.
      if (index === -1) return path.filter((step) => stepIndex(step) < stepIndex(from)).at(-1)
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
        const lastInGroup = Math.max(...steps.map(stepIndex))
        const laterDone = path.some((step) => stepIndex(step) > lastInGroup && isDone(step))
        return {
          name: group.name,
          state: groupState({ isComplete, isActive, laterDone, isAhead: stepIndex(active) < lastInGroup }),
        }
      }),
  }
}

/** The additional drivers step is only for customers who said there are some (NAV-24, D-035). */
function pathFor(answers: Answers): readonly WizardStepName[] {
  return answers.proposerDetails.hasAdditionalDriver === true ? allSteps : stepsOfOneDriver
}

const allSteps = wizardSteps.map(({ name }) => name)
const stepsOfOneDriver = allSteps.filter((name) => name !== 'additionalDrivers')

/** The answers without values of the wrong type, so that every rule only meets values it was written for. */
export function sanitiseAnswers(answers: Answers, { steps, sanitiseDrivers }: JourneyDefinition): Answers {
  const sanitised = (subject: SubjectName) =>
    sanitiseSubject(questionsAbout(subject, steps), answers[subject])
  return {
    vehicleDetails: sanitised('vehicleDetails'),
    proposerDetails: sanitised('proposerDetails'),
    coverDetails: sanitised('coverDetails'),
    additionalDrivers: sanitiseDrivers(answers.additionalDrivers),
    additionalQuestions: sanitised('additionalQuestions'),
  }
}

type Steps = JourneyDefinition['steps']
type QuestionsBySubject = ReadonlyMap<SubjectName, readonly AnyQuestion[]>

/** Gathered once for each definition, because every check of the answers needs them. */
const questionsBySubject = new WeakMap<Steps, QuestionsBySubject>()

function questionsAbout(subject: SubjectName, steps: Steps): readonly AnyQuestion[] {
  const known = questionsBySubject.get(steps) ?? gatherQuestions(steps)
  questionsBySubject.set(steps, known)
  return known.get(subject) ?? []
}

function gatherQuestions(steps: Steps): QuestionsBySubject {
  const bySubject = new Map<SubjectName, readonly AnyQuestion[]>()
  for (const { of, ask } of Object.values(steps).flat())
    bySubject.set(of, [...(bySubject.get(of) ?? []), ...ask])
  return bySubject
}

/**
 * The answers to questions asked on the customer's own path. An answer to a question that is no longer asked is neither shown,
 * sent nor rated.
 */
function applicableAnswers(answers: Answers, path: readonly WizardStepName[], here: Circumstances): Answers {
  const applicable = { ...answers }
  for (const step of path) {
    for (const { of, ask, isOnlyForSubmit } of here.definition.steps[step]) {
      const asking = askingOf(of, applicable, here)
      // What is only for submit never stops a customer, so an invalid answer to it must not go further (D-147).
      const subject = isOnlyForSubmit ? validSubject(ask, asking) : applicableSubject(ask, asking)
      if (subject !== asking.subject) Object.assign(applicable, { [of]: subject })
    }
  }
  return { ...applicable, additionalDrivers: here.definition.applicableDrivers(applicable, here) }
}

/** Everything the answers of one step still lack for a price, in the order it is asked. */
function missingIn(step: WizardStepName, answers: Answers, here: Circumstances): readonly Missing[] {
  if (step === 'additionalDrivers') {
    return here.definition.validateDrivers(answers, here).map((error) => ({ ...error, step }))
  }
  const found: Missing[] = []
  for (const { of, ask, isOnlyForSubmit } of here.definition.steps[step]) {
    if (isOnlyForSubmit) continue
    const asking = askingOf(of, answers, here)
    for (const { name, ...error } of validateSubject(ask, asking))
      found.push({ ...error, step, field: fieldName(of, name) })
  }
  return found
}

export function askingOf(of: SubjectName, answers: Answers, here: Circumstances): Asking<AnySubject> {
  // Field by field: every check calls this two dozen times, and a spread costs more than all the validation.
  const { terms, today, now, channel, refusesMasked } = here
  const asking: Asking<AnySubject> = { terms, answers, subject: answers[of], today }
  if (now !== undefined) asking.now = now
  if (channel !== undefined) asking.channel = channel
  if (refusesMasked !== undefined) asking.refusesMasked = refusesMasked
  return asking
}

function stepIndex(step: WizardStepName): number {
  return wizardSteps.findIndex(({ name }) => name === step)
}

/** Gone back: the whole group is done and the customer is before it, or in it while later steps are done (D-032). */
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
