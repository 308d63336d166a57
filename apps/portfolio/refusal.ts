/** Why the command cannot do what was asked, in words for the person who asked. Nothing has been written when it is thrown. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
}
