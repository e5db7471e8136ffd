import { expect, it } from 'vitest'
import { atLeast, type Candidate, electionOf, type ElectionRules } from './contract.ts'

const stands = (votes: Record<string, number>, group = ''): Candidate[] =>
  Object.entries(votes).map(([id, heads]) => ({ id, group, votes: { heads, fifths: heads * 10 } }))
const rules = (seats: number, alternates = 0): ElectionRules => ({
  seats: new Map([['', seats]]),
  alternates,
  by: 'heads',
  least: null,
})

it('most votes are elected, the next are alternates in their order', () => {
  expect(electionOf(stands({ a: 3, b: 9, c: 5, d: 1 }), rules(2, 1))).toEqual({
    elected: ['b', 'c'],
    alternates: ['a'],
    ties: [],
  })
})

it('equal votes within the seats need no lot', () => {
  expect(electionOf(stands({ a: 5, b: 5, c: 1 }), rules(2)).ties).toEqual([])
})

it('equal votes at the last seat wait for the lot, and the lot decides seat and alternate', () => {
  const candidates = stands({ a: 9, b: 5, c: 5 })
  const waiting = electionOf(candidates, rules(2, 1))
  expect(waiting).toEqual({
    elected: ['a'],
    alternates: [],
    ties: [{ group: '', ids: ['b', 'c'], places: 1, isForSeats: true }],
  })
  expect(electionOf(candidates, rules(2, 1), ['c', 'b'])).toEqual({
    elected: ['a', 'c'],
    alternates: ['b'],
    ties: [],
  })
})

it('a lot that was drawn for some of them alone decides nothing', () => {
  expect(electionOf(stands({ b: 5, c: 5 }), rules(1), ['c']).elected).toEqual([])
})

it('every building fills its own seats', () => {
  const candidates = [...stands({ a: 9, b: 8 }, 'A棟'), ...stands({ c: 2, d: 1 }, 'B棟')]
  const seats = new Map([
    ['A棟', 1],
    ['B棟', 1],
  ])
  expect(electionOf(candidates, { ...rules(0), seats }).elected).toEqual(['a', 'c'])
})

it('where the bylaws do not let the most votes suffice, a candidate must reach the threshold (Art. 31)', () => {
  const least = { heads: atLeast(3, 4), area: atLeast(3, 4), present: { heads: 12, fifths: 120 } }
  expect(electionOf(stands({ a: 9, b: 8 }), { ...rules(2), least }).elected).toEqual(['a'])
})

it('who has no vote is never elected', () =>
  expect(electionOf(stands({ a: 0 }), rules(1)).elected).toEqual([]))
