import { expect, it } from 'vitest'
import type { Topic } from '../shapes.ts'
import { contentOf, formOf } from './topic-form.ts'

const election = {
  title: '改選',
  description: '',
  kind: 'election',
  voteWay: 'notRecord',
  thresholds: null,
  copiedFromId: null,
  options: [
    { optionId: 'c1', name: '甲', group: 'A棟' },
    { optionId: 'c2', name: '乙', group: 'A棟' },
    { optionId: 'c3', name: '丙', group: 'B棟' },
  ],
  seats: [
    { group: 'A棟', seats: 2 },
    { group: 'B棟', seats: 1 },
  ],
  alternates: 1,
  mostChoices: 2,
  countsBy: 'area',
  isPlurality: true,
} as unknown as Topic

it('an election that is opened and saved keeps its buildings, seats, candidates and how it counts', () => {
  const { options, seats, alternates, mostChoices, countsBy } = election
  expect(contentOf(formOf(election), election, undefined)).toMatchObject({
    options,
    seats,
    alternates,
    mostChoices,
    countsBy,
  })
})

it('a ballot has as many names as there are seats, until somebody says otherwise', () => {
  const fresh = { ...formOf(undefined), kind: 'election' as const }
  const rows = [
    { group: 'A棟', seats: '2', names: '甲' },
    { group: 'B棟', seats: '1', names: '乙' },
  ]
  expect(contentOf({ ...fresh, rows }, undefined, undefined).mostChoices).toBe(3)
  expect(contentOf({ ...fresh, rows, mostChoices: '1' }, undefined, undefined).mostChoices).toBe(1)
})

it('a candidate who is new takes no id that somebody has, also when others went or moved', () => {
  const form = formOf(election)
  const rows = [{ group: 'A棟', seats: '2', names: '乙\n丁' }, ...form.rows.slice(1)]
  const { options } = contentOf({ ...form, rows }, election, undefined)
  expect(options.map(({ name, optionId }) => [name, optionId])).toEqual([
    ['乙', 'c2'],
    ['丁', 'c4'],
    ['丙', 'c3'],
  ])
})
