import { describe, expect, it } from 'vitest'
import { type Entry, placesAfter } from './entries.ts'

const entry = (id: string, sort: number): Entry => ({ id, name: id, sort, isEnabled: true, rowVersion: 1 })
const moved = (entries: readonly Entry[], id: string, by: -1 | 1) =>
  placesAfter(entries, id, by).map((one) => [one.entry.id, one.sort])

describe('moving an entry of a list', () => {
  it('changes only those whose place changes, and goes over no end', () => {
    const list = [entry('a', 0), entry('b', 1), entry('c', 2)]
    expect(moved(list, 'c', -1)).toEqual([
      ['c', 1],
      ['b', 2],
    ])
    expect(moved(list, 'a', -1)).toEqual([])
    expect(moved(list, 'c', 1)).toEqual([])
  })

  it('numbers a list whose entries had the same number', () => {
    expect(moved([entry('a', 0), entry('b', 0), entry('c', 5)], 'b', 1)).toEqual([
      ['c', 1],
      ['b', 2],
    ])
  })
})
