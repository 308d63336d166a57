import { fromPounds, type Pence } from '@milepost/domain/values/pence'
import type { Said } from './example-text'

/** Reads the named values of one part of an example, each in the form its reader expects; a value nobody read is a slip of the pen. */
export class Fields {
  private readonly unread: Set<string>

  constructor(
    private readonly where: string,
    private readonly said: Said | undefined,
  ) {
    this.unread = new Set(isPart(said) ? Object.keys(said) : [])
  }

  get(name: string): Said | undefined {
    this.unread.delete(name)
    return isPart(this.said) ? this.said[name] : undefined
  }

  /** The value, when it is one of the codes; `otherwise` when nothing is said. */
  code<Code extends string>(name: string, codes: readonly Code[], otherwise: Code): Code {
    const value = this.get(name)
    if (value === undefined) return otherwise
    const code = codes.find((known) => known === value)
    if (code === undefined)
      throw new Error(`${this.where} ${name}: "${String(value)}" is none of ${codes.join(', ')}`)
    return code
  }

  text(name: string, otherwise: string): string {
    const value = this.get(name) ?? otherwise
    if (typeof value !== 'string') throw new Error(`${this.where} ${name}: one value is expected`)
    return value
  }

  number(name: string, otherwise: number): number {
    const number = Number(this.text(name, String(otherwise)))
    if (!Number.isInteger(number)) throw new Error(`${this.where} ${name}: a whole number is expected`)
    return number
  }

  yes(name: string, otherwise: boolean): boolean {
    return this.code(name, ['yes', 'no'], otherwise ? 'yes' : 'no') === 'yes'
  }

  pounds(name: string, otherwise: string): Pence {
    return fromPounds(this.text(name, otherwise))
  }

  part(name: string): Fields {
    return new Fields(`${this.where} ${name}`, this.get(name))
  }

  list(name: string): readonly Fields[] {
    const value = this.get(name) ?? []
    if (!Array.isArray(value)) throw new Error(`${this.where} ${name}: a list is expected`)
    return value.map((item: Said, index) => new Fields(`${this.where} ${name} ${index + 1}`, item))
  }

  /** Call when all is read. */
  done(): void {
    if (this.unread.size > 0)
      throw new Error(`${this.where}: nothing is known of ${[...this.unread].join(', ')}`)
  }
}

function isPart(said: Said | undefined): said is { readonly [name: string]: Said } {
  return typeof said === 'object' && !Array.isArray(said)
}
