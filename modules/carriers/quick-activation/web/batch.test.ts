import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addRow, type BatchRow, failedOf, setRow, shownCode, toBind, unbound, without } from './batch.ts'

const codes = fc.array(fc.constantFrom('04A2B3C4', '9F3A61C2', '1731E940', '5D0E7B19', '04112233'), {
  maxLength: 30,
})
const collect = (all: readonly string[]) =>
  all.reduce<readonly BatchRow[]>((rows, code) => addRow(rows, 'card', code).rows, [])

describe('codes that are read in a row (R327)', () => {
  it('stand there once each, in the order of their first reading', () => {
    fc.assert(
      fc.property(codes, (all) => {
        expect(collect(all).map(({ code }) => code)).toEqual([...new Set(all)])
      }),
    )
  })

  it('are told at once when they are there already, with their place', () => {
    const rows = collect(['04A2B3C4', '9F3A61C2'])
    expect(addRow(rows, 'card', '9F3A61C2')).toEqual({ rows, nth: 2, isTwice: true })
    expect(addRow(rows, 'card', '1731E940')).toMatchObject({ nth: 3, isTwice: false })
  })

  it('are the same card in whatever way two readers write it; phones are the same only letter by letter', () => {
    const rows = collect(['1731E940'])
    expect(addRow(rows, 'card', '0389146944').isTwice).toBe(true)
    expect(addRow(rows, 'card', '17:31:e9:40').isTwice).toBe(true)
    const phones = addRow([], 'phone', 'LSF8K2M4Q7R9T3WX').rows
    expect(addRow(phones, 'phone', 'lsf8k2m4q7r9t3wx').isTwice).toBe(false)
  })

  it('keep what became of each; a removed one does not come back with its answer', () => {
    const rows = setRow(collect(['A1B2C3D4', 'B1B2C3D4']), 'A1B2C3D4', { state: 'ready' })
    expect(toBind(rows).map(({ code }) => code)).toEqual(['A1B2C3D4'])
    const done = setRow(setRow(rows, 'A1B2C3D4', { state: 'done' }), 'B1B2C3D4', { state: 'failed' })
    expect(unbound(done).map(({ code }) => code)).toEqual(['B1B2C3D4'])
    expect(failedOf(done)).toHaveLength(1)
    expect(setRow(without(done, 'A1B2C3D4'), 'A1B2C3D4', { state: 'done' })).toHaveLength(1)
  })

  it('show of a phone’s barcode only the end', () => {
    expect(shownCode('phone', 'LSF8K2M4Q7R9T3WX')).toBe('…T3WX')
    expect(shownCode('card', '9F3A61C2')).toBe('9F3A61C2')
  })
})
