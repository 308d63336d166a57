import { ranges, words } from '../engine/card-number.ts'

/** The three fields: formatted while typing, validated on leaving, with the server's messages. */
export const cardFormScript = `const words = ${JSON.stringify(words)}
const ranges = ${JSON.stringify(ranges)}
${String.raw`
const boxes = { number: byId('number'), expiry: byId('expiry'), cvc: byId('cvc') }
const schemeNames = { visa: 'Visa', mastercard: 'Mastercard', amex: 'American Express', discover: 'Discover', jcb: 'JCB', diners: 'Diners Club' }
const digitsIn = (text) => text.replace(/[\s-]/g, '')

function rangeOf(digits) {
  return ranges.find((range) => {
    const start = Number(digits.slice(0, range.digits))
    return digits.length >= range.digits && start >= range.from && start <= range.to
  })
}

function passesLuhn(digits) {
  let sum = 0
  for (let i = 0; i < digits.length; i++) {
    const digit = Number(digits[digits.length - 1 - i])
    const doubled = i % 2 === 1 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}

const checks = {
  number(text) {
    const digits = digitsIn(text)
    if (digits === '') return words.numberMissing
    const lengths = rangeOf(digits)?.lengths ?? [12, 13, 14, 15, 16, 17, 18, 19]
    return /^\d+$/.test(digits) && lengths.includes(digits.length) && passesLuhn(digits) ? '' : words.numberWrong
  },
  expiry(text) {
    if (text.trim() === '') return words.expiryMissing
    const parts = /^\s*(0?[1-9]|1[0-2])\s*\/?\s*(?:20)?(\d\d)\s*$/.exec(text)
    if (parts === null) return words.expiryWrong
    return Date.UTC(2000 + Number(parts[2]), Number(parts[1]), 1) <= Date.now() ? words.expired : ''
  },
  cvc(text) {
    if (text.trim() === '') return words.cvcMissing
    const amex = rangeOf(digitsIn(boxes.number.value))?.scheme === 'amex'
    if (amex) return /^\d{4}$/.test(text.trim()) ? '' : words.cvcWrongAmex
    return /^\d{3}$/.test(text.trim()) ? '' : words.cvcWrong
  },
}

function show(name, problem) {
  byId(name + '-error').textContent = problem
  if (problem) boxes[name].setAttribute('aria-invalid', 'true')
  else boxes[name].removeAttribute('aria-invalid')
}

/** Spaces and the stroke are put in only at the end of the text, or the caret would jump. */
function tidy(name) {
  const box = boxes[name]
  if (box.selectionStart !== box.value.length) return
  if (name === 'number' && /^[\d\s-]*$/.test(box.value)) {
    const digits = digitsIn(box.value)
    const groups = rangeOf(digits)?.scheme === 'amex' ? /^(\d{1,4})(\d{1,6})?(\d{1,5})?.*$/ : /^(\d{1,4})(\d{1,4})?(\d{1,4})?(\d{1,4})?(\d{1,3})?.*$/
    const parts = groups.exec(digits)
    if (parts) box.value = parts.slice(1).filter(Boolean).join(' ')
  }
  if (name === 'expiry' && /^\d{3,4}$/.test(box.value)) box.value = box.value.slice(0, 2) + '/' + box.value.slice(2)
}

const problemsNow = () => Object.keys(boxes).map((name) => [name, checks[name](boxes[name].value)])

/** What the page around us may know of the boxes. */
function cardState() {
  const digits = digitsIn(boxes.number.value)
  return {
    complete: problemsNow().every(([, problem]) => problem === ''),
    empty: Object.values(boxes).every((box) => box.value === ''),
    scheme: rangeOf(digits)?.scheme ?? 'unknown',
  }
}

/** The card as typed, for our own server; or undefined, with the words shown and the first bad box in focus. */
function readCard() {
  const problems = problemsNow()
  for (const [name, problem] of problems) show(name, problem)
  const first = problems.find(([, problem]) => problem !== '')
  if (first) boxes[first[0]].focus()
  return first ? undefined : { number: boxes.number.value, expiry: boxes.expiry.value, cvc: boxes.cvc.value }
}

function showProblems(problems) {
  for (const name of Object.keys(boxes)) show(name, problems?.[name] ?? '')
}

function clearCard() {
  for (const name of Object.keys(boxes)) {
    boxes[name].value = ''
    show(name, '')
  }
  byId('scheme').textContent = ''
}

function watchCard(changed) {
  for (const [name, box] of Object.entries(boxes)) {
    box.addEventListener('input', () => {
      tidy(name)
      if (box.hasAttribute('aria-invalid')) show(name, checks[name](box.value))
      byId('scheme').textContent = schemeNames[cardState().scheme] ?? ''
      changed()
    })
    box.addEventListener('blur', () => box.value !== '' && show(name, checks[name](box.value)))
  }
  byId('card').addEventListener('submit', (event) => event.preventDefault())
  byId('card').addEventListener('keydown', (event) => event.key === 'Enter' && tell('submit', {}))
}
`}`
