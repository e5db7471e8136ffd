import { expect, it } from 'vitest'
import type { Act } from './contributions.ts'
import { quickGroups } from './quick-groups.ts'

const act = (name: string, group: Act['group'], more: Partial<Act> = {}): Act => ({
  name,
  group,
  label: `x:${name}`,
  icon: 'box',
  ...more,
})
const names = (groups: ReturnType<typeof quickGroups>) =>
  groups.map(({ name, acts, more }) => [name, acts.map((one) => one.name).join(), more])

it('what is used most stands first and once; of a long group eight are shown, and the rest is found by typing', () => {
  const ten = Array.from({ length: 10 }, (_, nth) => act(`a${nth}`, 'desk'))
  const acts = [...ten, act('visit', 'visitors'), act('byCard', 'desk', { isVariant: true })]
  const uses = new Map([
    ['visit', 2],
    ['a9', 5],
  ])
  expect(names(quickGroups(acts, uses))).toEqual([
    ['used', 'a9,visit', 0],
    ['desk', 'a0,a1,a2,a3,a4,a5,a6,a7', 1],
  ])
  expect(names(quickGroups(acts, uses, ({ name }) => /a[89]|byCard/.test(name)))).toEqual([
    ['desk', 'a8,a9,byCard', 0],
  ])
})
