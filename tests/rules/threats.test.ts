import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const page = readFileSync('docs/threats.md', 'utf8')
const [table = '', standard = ''] = page.split('## The standard')
const rows = table
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (---|who )/.test(line))
  .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '').trim()))
/** `path/of.test.ts` “The title” */
const named = [...page.matchAll(/`([^`]+\.test\.tsx?)` “([^”]+)”/g)]

describe('docs/threats.md', () => {
  it('says of each threat who, what, what stops it, and at least one test', () => {
    expect(rows.length).toBeGreaterThan(30)
    for (const [who, what, stops, test] of rows) {
      expect([what, who && what && stops]).toEqual([what, expect.stringMatching(/./)])
      expect([what, test]).toEqual([what, expect.stringMatching(/`[^`]+\.test\.tsx?` “[^”]+”/)])
    }
  })

  it('names only tests that are there, by file and title', () => {
    const lost = named.filter(
      ([, file = '', title = '']) =>
        !existsSync(file) || !readFileSync(file, 'utf8').replaceAll("\\'", "'").includes(`'${title}'`),
    )
    expect(lost.map(([whole]) => whole)).toEqual([])
  })

  it('speaks of each kind of attacker', () => {
    const kinds = [
      'a stranger',
      'a resident',
      'a desk',
      'a manager',
      'a courier',
      'a stolen backup',
      'the operator',
    ]
    expect(kinds.filter((kind) => !rows.some(([who = '']) => who.startsWith(kind)))).toEqual([])
  })

  it('goes through every chapter of the standard', () => {
    const chapters = [...standard.matchAll(/^\| V(\d+) /gm)].map(([, number]) => Number(number))
    expect(chapters).toEqual(Array.from({ length: 17 }, (_, n) => n + 1))
  })
})
