import { expect, it } from 'vitest'
import { notRun, secondsByArea } from './tools/told-tests.mjs'

const file = (name: string, seconds: number, ...statuses: string[]) => ({
  name: `/lobby/${name}`,
  startTime: 0,
  endTime: seconds * 1000,
  assertionResults: statuses.map((status, nth) => ({ status, fullName: `${name} ${nth}` })),
})
const files = [
  file('modules/money/a.test.ts', 2, 'passed', 'skipped'),
  file('modules/building/b.test.ts', 7, 'pending', 'failed'),
  file('modules/building/c.test.ts', 4, 'passed'),
  file('bench/d.test.ts', 1, 'passed'),
]

it('names each test that was not run, and what this machine would need for it', () => {
  const missing = [{ name: 'mosquitto', packages: ['mosquitto'] }]
  expect(notRun(files, missing, (name) => (name.includes('building') ? 'spawn(mosquitto)' : ''))).toEqual([
    '– not run (left out): modules/money/a.test.ts 1',
    '– not run (needs apt-get install mosquitto): modules/building/b.test.ts 0',
  ])
})

it('says how long the tests of each area took, the longest first', () => {
  expect(secondsByArea(files, '/lobby')).toEqual([
    '    11 s  modules/building (2 files)',
    '     2 s  modules/money (1 files)',
    '     1 s  bench (1 files)',
  ])
})
