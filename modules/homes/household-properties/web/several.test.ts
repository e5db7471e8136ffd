import { expect, test } from 'vitest'
import { placesOf, readList } from './several.ts'

test.each([
  ['1-4', ['1', '2', '3', '4']],
  ['B2-B1,1-3,RF', ['B2', 'B1', '1', '2', '3', 'RF']],
  ['１、２，３ 5', ['1', '2', '3', '5']],
  ['3F-5F', ['3F', '4F', '5F']],
  ['1,1,2', ['1', '2']],
  ['', []],
])('%j names %j', (typed, list) => {
  expect(readList(typed)).toEqual(list)
})

test('every unit stands on every floor, under its usual label', () => {
  expect(placesOf('D棟', 'B1,1-2', '1-2').map((place) => place.label)).toEqual([
    'D棟-B1-1',
    'D棟-B1-2',
    'D棟-1F-1',
    'D棟-1F-2',
    'D棟-2F-1',
    'D棟-2F-2',
  ])
  expect(placesOf(' ', '1', '1')).toEqual([])
})
