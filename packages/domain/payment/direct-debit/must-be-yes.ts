import type { Wrong } from '../../questions/question'

/** The judgement of a question that only a yes goes on from: no answer and a no have words of their own. */
export function mustBeYes(missing: Wrong, refused: Wrong): (value: boolean | undefined) => Wrong | undefined {
  return (value) => (value === true ? undefined : value === false ? refused : missing)
}
