/** What a US layout types at each physical key: plain and with shift. Readers type on a US layout, whatever the machine is set to. */
const keys: Record<string, readonly [string, string]> = {
  Minus: ['-', '_'],
  Equal: ['=', '+'],
  BracketLeft: ['[', '{'],
  BracketRight: [']', '}'],
  Backslash: ['\\', '|'],
  Semicolon: [';', ':'],
  Quote: ["'", '"'],
  Backquote: ['`', '~'],
  Comma: [',', '<'],
  Period: ['.', '>'],
  Slash: ['/', '?'],
  Space: [' ', ' '],
  NumpadDecimal: ['.', '.'],
  NumpadDivide: ['/', '/'],
  NumpadMultiply: ['*', '*'],
  NumpadSubtract: ['-', '-'],
  NumpadAdd: ['+', '+'],
}
const shiftedDigits = ')!@#$%^&*('

/** The character of `KeyboardEvent.code`, or undefined for a key that types none. */
export function charOf(code: string, shift: boolean): string | undefined {
  if (/^Key[A-Z]$/.test(code)) return shift ? code.slice(3) : code.slice(3).toLowerCase()
  if (/^Digit\d$/.test(code)) return shift ? shiftedDigits[Number(code.slice(5))] : code.slice(5)
  if (/^Numpad\d$/.test(code)) return code.slice(6)
  return keys[code]?.[shift ? 1 : 0]
}
