import { Button } from '../ui/Button.tsx'
import { Checkbox } from '../ui/Checkbox.tsx'
import { DateFields } from '../ui/DateFields.tsx'
import { ErrorSummary } from '../ui/ErrorSummary.tsx'
import { MoneyField } from '../ui/MoneyField.tsx'
import { NumberPlate } from '../ui/NumberPlate.tsx'
import { RadioRows, YesNo } from '../ui/RadioRows.tsx'
import { Select } from '../ui/Select.tsx'
import { TextField } from '../ui/TextField.tsx'

const uses = [
  { value: 'social', label: 'Social only', hint: 'Shopping, visiting friends and family' },
  { value: 'commuting', label: 'Social and commuting', hint: 'Also driving to one place of work or study' },
  { value: 'business', label: 'Business use' },
]

/** Each input in its initial state, and each in error. */
export function Fields() {
  return (
    <>
      <ErrorSummary
        errors={[
          { fieldId: 'plate-bad', message: 'Enter your registration number' },
          { fieldId: 'born-bad', message: 'Date of birth must be in the past' },
        ]}
      />
      <NumberPlate
        name="plate"
        label="Registration number"
        hint="For example AB12 CDE"
        defaultValue="ab12 cde"
        action={<Button>Find Vehicle</Button>}
      />
      <NumberPlate
        name="plate-bad"
        label="Registration number"
        error="Enter your registration number"
        action={<Button busy>Find Vehicle</Button>}
      />
      <MoneyField
        name="worth"
        label="What is it worth?"
        hint="Its price if you sold it today"
        help={{ summary: 'How do I find out?', body: 'Look at what similar ones are sold for near you.' }}
        defaultValue="8,450"
      />
      <MoneyField name="worth-bad" label="What is it worth?" error="Enter an amount above £0" />
      <TextField name="name" label="First name" autoComplete="given-name" />
      <TextField name="middle" label="Middle name" optional width="c20" />
      <TextField name="miles" label="Miles a year" width="c10" inputMode="numeric" />
      <TextField
        name="email"
        label="Email address"
        hint="We send your documents here"
        error="Enter an email address like name@example.com"
        defaultValue="name@example"
      />
      <Select
        name="fuel"
        label="Fuel"
        options={[
          { value: 'P', label: 'Petrol' },
          { value: 'D', label: 'Diesel' },
        ]}
      />
      <Select name="fuel-bad" label="Fuel" options={[]} error="Choose a fuel" width="c20" />
      <RadioRows name="use" label="What do you use it for?" options={uses} defaultValue="commuting" />
      <RadioRows
        name="use-bad"
        label="What do you use it for?"
        options={uses}
        error="Choose what you use it for"
      />
      <YesNo name="owner" label="Are you the legal owner?" />
      <DateFields
        name="born"
        label="Date of birth"
        hint="For example 27 3 2007"
        parts={{ day: {}, month: {}, year: {} }}
      />
      <DateFields
        name="born-bad"
        label="Date of birth"
        error="Date of birth must be in the past"
        invalidParts={['year']}
        parts={{
          day: { defaultValue: '27' },
          month: { defaultValue: 'mar' },
          year: { defaultValue: '2107' },
        }}
      />
      <Checkbox
        name="agree"
        label="I have read the documents"
        hint="They are also sent to you by email"
        defaultChecked
      />
      <Checkbox
        name="agree-bad"
        label="I have read the documents"
        error="Tick to say that you have read them"
      />
    </>
  )
}
