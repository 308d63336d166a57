/** Why the command cannot run, in words for the user. Nothing has been written when it is thrown. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
}
