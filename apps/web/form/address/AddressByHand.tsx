import { type Address, blankAddress } from '@milepost/domain/values/address'
import { errorWords } from '../../api/error-catalogue'
import { Button } from '../../ui/Button'
import { Notice } from '../../ui/Notice'
import { TextField, type TextFieldProps } from '../../ui/TextField'
import type { ByHand, JudgeAddress } from './address-states'
import { onEnter, type ScreenProps } from './screen'

type Part = Exclude<keyof Address, 'country'>
type Line = Pick<TextFieldProps, 'label' | 'width' | 'autoComplete' | 'autoCapitalize' | 'spellCheck'>

/** What the wire takes of a line at most. */
const LONGEST = 100

const lines: readonly (readonly [Part, Line])[] = [
  ['line1', { label: 'Address line 1', autoComplete: 'address-line1' }],
  ['line2', { label: 'Address line 2', autoComplete: 'address-line2' }],
  ['line3', { label: 'Address line 3', autoComplete: 'address-line3' }],
  ['line4', { label: 'Address line 4' }],
  ['city', { label: 'Town or city', width: 'c20', autoComplete: 'address-level2' }],
  ['county', { label: 'County', width: 'c20' }],
  [
    'postcode',
    {
      label: 'Postcode',
      width: 'c10',
      autoComplete: 'postal-code',
      autoCapitalize: 'characters',
      spellCheck: false,
    },
  ],
]

export type AddressByHandProps = ScreenProps<ByHand> & { judge: JudgeAddress }

/** An address line by line (ADR-07, ADR-08). Which lines it can do without is the judge's word. */
export function AddressByHand({ state, main, isAutofilled, address, judge }: AddressByHandProps) {
  const wrong = judge(state.typed)
  const own = state.tries > 0 ? wrong : []
  const needed = new Set(judge(blankAddress).map(({ name }) => name))
  // A link to the question leads to the line that is wrong with it.
  const mainPart = (state.tries > 0 || main.error ? wrong[0]?.name : undefined) ?? 'line1'
  return (
    <>
      {state.hasSearchFailed && (
        <Notice look="warn" role="alert">
          {errorWords.addressNotSearched}
        </Notice>
      )}
      {lines.map(([part, { autoComplete = 'off', ...line }]) => {
        if (part === 'line4' && !state.hasLine4) return null
        const isMain = part === mainPart
        const found = own.find(({ name }) => name === part)
        return (
          <TextField
            {...line}
            key={part}
            id={isMain ? main.id : `${main.id}-${part}`}
            name={`${main.name}-${part}`}
            value={state.typed[part]}
            maxLength={LONGEST}
            autoComplete={isAutofilled ? autoComplete : 'off'}
            optional={!needed.has(part)}
            error={(isMain ? main.error : undefined) ?? found?.message}
            data-error-key={(isMain ? main['data-error-key'] : undefined) ?? found?.key}
            onChange={(event) => address.typeLine(part, event.target.value)}
            onKeyDown={onEnter(address.storeTyped)}
          />
        )
      })}
      <div className="address__actions">
        <Button look="secondary" onClick={address.storeTyped}>
          Use This Address
        </Button>
        <Button look="quiet" onClick={address.searchAgain}>
          Cancel
        </Button>
      </div>
    </>
  )
}
