/**
 * What a check came to. `output` is shown when something failed or was flaky.
 * @typedef {{ name: string, passed: number, failed: number, skipped: number, output: string }} Outcome
 */

/**
 * A check that passes or fails as one.
 * @param {string} name
 * @param {{ ok: boolean, output: string }} result
 * @returns {Outcome}
 */
export function single(name, { ok, output }) {
  return { name, passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0, output }
}

/**
 * `12 passed, 0 failed`, and what was skipped only when something was.
 * @param {readonly Pick<Outcome, 'passed' | 'failed' | 'skipped'>[]} outcomes
 */
export function counts(outcomes) {
  const sum = (/** @type {'passed' | 'failed' | 'skipped'} */ key) =>
    outcomes.reduce((total, outcome) => total + outcome[key], 0)
  const skipped = sum('skipped')
  return `${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
