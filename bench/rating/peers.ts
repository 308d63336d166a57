import { ZenEngine } from '@gorules/zen-engine'
import { Engine } from 'json-rules-engine'
import type { FlatTable, RowKeys } from './flat-tables.ts'

/** A rule engine with the same tables: facts in, the product of the figures out. */
export type Peer = { name: string; price: (rowKeys: RowKeys) => Promise<number> }

/** One decision table per factor, each passing on its result, and one expression that multiplies. */
export function zenPeer(tables: readonly FlatTable[], trace: boolean): Peer {
  const ids = ['input', ...tables.map(({ factor }) => factor), 'product', 'output']
  const nodes = [
    { id: 'input', name: 'input', type: 'inputNode', content: { schema: '' } },
    ...tables.map(zenTable),
    {
      id: 'product',
      name: 'product',
      type: 'expressionNode',
      content: {
        passThrough: false,
        inputField: null,
        outputPath: null,
        executionMode: 'single',
        expressions: [
          { id: 'price', key: 'price', value: tables.map(({ factor }) => out(factor)).join(' * ') },
        ],
      },
    },
    { id: 'output', name: 'output', type: 'outputNode', content: { schema: '' } },
  ]
  const edges = ids.slice(1).map((targetId, at) => ({
    id: `edge-${at}`,
    type: 'edge',
    sourceId: ids[at] ?? 'input',
    targetId,
  }))
  const decision = new ZenEngine().createDecision({ nodes, edges })
  return {
    name: trace ? '@gorules/zen-engine with its trace' : '@gorules/zen-engine',
    async price(rowKeys) {
      const { result } = await decision.evaluate(named(rowKeys), { trace })
      return Number(result.price)
    },
  }
}

const input = (factor: string) => `in_${factor.replaceAll('-', '_')}`
const out = (factor: string) => `out_${factor.replaceAll('-', '_')}`
const named = (rowKeys: RowKeys) =>
  Object.fromEntries(Object.entries(rowKeys).map(([name, fact]) => [input(name), fact]))

function zenTable(table: FlatTable) {
  const rows =
    table.kind === 'codes'
      ? table.rows.map(({ code, value }) => ({ when: code === '*' ? '' : JSON.stringify(code), value }))
      : table.rows.map(({ from, to, value }) => ({ when: `[${from}..${to}]`, value }))
  const everythingLast = [...rows].sort((a, b) => Number(a.when === '') - Number(b.when === ''))
  return {
    id: table.factor,
    name: table.factor,
    type: 'decisionTableNode',
    content: {
      hitPolicy: 'first',
      passThrough: true,
      inputField: null,
      outputPath: null,
      executionMode: 'single',
      passThorough: true,
      inputs: [{ id: 'when', name: 'when', type: 'expression', field: input(table.factor) }],
      outputs: [{ id: 'value', name: 'value', type: 'expression', field: out(table.factor) }],
      rules: everythingLast.map(({ when, value }, at) => ({ _id: String(at), when, value: String(value) })),
    },
  }
}

/** One rule per row; the events of the matching rows are multiplied. */
export function jsonRulesPeer(tables: readonly FlatTable[]): Peer {
  const engine = new Engine()
  for (const table of tables)
    for (const row of table.rows)
      engine.addRule({
        conditions: { all: conditionsOf(table, row) },
        event: { type: table.factor, params: { value: row.value } },
      })
  return {
    name: 'json-rules-engine',
    async price(rowKeys) {
      const { events } = await engine.run({ ...rowKeys })
      return events.reduce((product, { params }) => product * Number(params?.['value']), 1)
    },
  }
}

function conditionsOf(table: FlatTable, row: FlatTable['rows'][number]) {
  const fact = table.factor
  if ('from' in row)
    return [
      { fact, operator: 'greaterThanInclusive', value: row.from },
      { fact, operator: 'lessThanInclusive', value: row.to },
    ]
  const others =
    table.kind === 'codes' ? table.rows.map(({ code }) => code).filter((code) => code !== '*') : []
  return row.code === '*'
    ? [{ fact, operator: 'notIn', value: others }]
    : [{ fact, operator: 'equal', value: row.code }]
}
