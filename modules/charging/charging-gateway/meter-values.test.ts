import { expect, it } from 'vitest'
import { saidOf } from './meter-values.ts'

const timestamp = '2026-11-20T06:00:00Z'
const said = (...sampledValue: Parameters<typeof saidOf>[0]['sampledValue'][number][]) =>
  saidOf({ timestamp, sampledValue })

it('Wh, kWh and a multiplier are the same energy, and a value without a name is the register', () => {
  expect(said({ value: '18042' }).registerWh).toBe(18_042)
  expect(said({ value: '18.042', unit: 'kWh' }).registerWh).toBe(18_042)
  expect(said({ value: 18.042, unitOfMeasure: { unit: 'Wh', multiplier: 3 } }).registerWh).toBe(18_042)
})

it('phases are summed where nobody says the whole', () => {
  const power = (phase: string, value: string) => ({
    value,
    phase,
    measurand: 'Power.Active.Import',
    unit: 'W',
  })
  expect(said(power('L1', '2300'), power('L2', '2310.4'), power('L3', '0')).powerW).toBe(4610)
})

it('currents go to their phases', () => {
  const current = (phase: string, value: string) => ({ value, phase, measurand: 'Current.Import', unit: 'A' })
  expect(said(current('L2', '24.1')).amperes).toEqual([null, 24.1, null])
})

it('what no meter can say is nothing', () => {
  for (const value of ['-5', 'NaN', '', '1e300', 'twelve']) expect(said({ value }).registerWh).toBe(null)
})
