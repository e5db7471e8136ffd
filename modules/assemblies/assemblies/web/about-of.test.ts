import { expect, it } from 'vitest'
import { aboutOf } from './about-of.ts'

it('the record names units by their labels, never by their ids', () => {
  const roll = new Map([['1', 'A棟-1F']])
  const units = (given: unknown) => aboutOf(JSON.stringify({ units: given }), roll).labels
  expect(units(['1', '2'])).toEqual(['A棟-1F'])
  expect(units([{ id: '1', label: 'A棟-1F' }])).toEqual(['A棟-1F'])
  expect(units([{ id: '1' }])).toEqual(['A棟-1F'])
  expect(units([{ unitId: '1', after: { label: 'B棟-1F' } }])).toEqual(['B棟-1F'])
})
