/** Why the command cannot run, in words for the user. It is thrown before anything is written. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
}
