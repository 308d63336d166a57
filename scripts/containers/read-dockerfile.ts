/** One line of a Dockerfile: `COPY a b` is { word: 'COPY', rest: 'a b' }. */
export type Instruction = { word: string; rest: string }

/** A stage: its base image, its name and its instructions. */
export type Stage = { from: string; name: string; instructions: readonly Instruction[] }

/** Parses as much of a Dockerfile as ours use: comments, one instruction per line. */
export function readDockerfile(text: string): readonly Stage[] {
  const stages: { from: string; name: string; instructions: Instruction[] }[] = []
  for (const line of text.split('\n')) {
    const [, word = '', rest = ''] = /^([A-Z]+) +(.*)$/.exec(line) ?? []
    if (word === 'FROM') {
      const [, from = '', name = ''] = /^(\S+)(?: AS (\S+))?$/.exec(rest) ?? []
      stages.push({ from, name, instructions: [] })
    } else if (word !== '') stages.at(-1)?.instructions.push({ word, rest })
  }
  return stages
}

/** What a stage copies: from the clone, or from the named stage. */
export function copiesOf({ instructions }: Stage) {
  return instructions
    .filter(({ word }) => word === 'COPY')
    .map(({ rest }) => {
      const [, stage, paths = ''] = /^(?:--from=(\S+) )?(.*)$/.exec(rest) ?? []
      const all = paths.split(/\s+/)
      return { stage, sources: all.slice(0, -1), to: all.at(-1) ?? '' }
    })
}

export function lastOf({ instructions }: Stage, word: string): string | undefined {
  return instructions.filter((each) => each.word === word).at(-1)?.rest
}
