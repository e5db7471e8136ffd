import { expect, it } from 'vitest'
import type { Live } from '../contract.ts'
import { stillLive } from './still-live.ts'

const at = new Date('2026-11-29T02:00:00Z')
const after = (minutes: number) => new Date(at.getTime() + minutes * 60_000)
const live: Live = {
  hash: 'one',
  packages: [{ label: 'A棟-3F-4', count: 2 }],
  facts: [
    { part: 'alarmEvents', facts: [], minutes: 10 },
    { part: 'boardWeather', facts: [], minutes: 120 },
  ],
}
const shown = (now: Date, since: Date | undefined = at) => {
  const { packages, facts = [] } = stillLive(live, since, now)
  return [packages !== undefined, ...facts.map(({ part }) => part)]
}

it('a screen without a line shows each fact no longer than it is worth, and nothing by a clock that went back', () => {
  expect(shown(after(10))).toEqual([true, 'alarmEvents', 'boardWeather'])
  expect(shown(after(11))).toEqual([false, 'boardWeather'])
  expect(shown(after(121))).toEqual([false])
  expect(shown(after(-5))).toEqual([false])
})

it('what was kept without its time is of no time', () => {
  expect(stillLive(live, undefined, at)).toEqual({ hash: 'one', facts: [] })
})
