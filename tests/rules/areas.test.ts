import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { areas } from '#apps/server/areas.ts'

const order = Object.keys(areas)
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'modules'], { encoding: 'utf8' })
  .trim()
  .split('\n')
const sources = files.filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
const place = /^modules\/([\w-]+)\/([\w-]+)\//

/** What the text of a file imports of other modules, types and lazy imports too: `area/noun`. */
function importedBy(text: string): string[] {
  return [...text.matchAll(/['"]#modules\/([\w-]+\/[\w-]+)\/[^'"]+['"]/g)].map(([, module = '']) => module)
}

/** Which module imports which, in each file where it does. */
function edgesOf(texts: ReadonlyMap<string, string>): Map<string, Set<string>> {
  const edges = new Map<string, Set<string>>()
  for (const [file, text] of texts) {
    const [, area, noun] = place.exec(file) ?? []
    if (!area || !noun) continue
    const from = `${area}/${noun}`
    for (const to of importedBy(text))
      if (to !== from) edges.set(from, (edges.get(from) ?? new Set()).add(to))
  }
  return edges
}

const areaOf = (module: string) => module.slice(0, module.indexOf('/'))

/** Imports of an area that comes later. */
function againstOrder(edges: Map<string, Set<string>>): string[] {
  return [...edges].flatMap(([from, all]) =>
    [...all]
      .filter((to) => order.indexOf(areaOf(to)) > order.indexOf(areaOf(from)))
      .map((to) => `${from} -> ${to}`),
  )
}

/** Imports between modules of one area from which a way leads back. */
function circles(edges: Map<string, Set<string>>): string[] {
  const reaches = (from: string, goal: string) => {
    const seen = new Set<string>()
    const open = [from]
    for (let next = open.pop(); next; next = open.pop())
      for (const to of edges.get(next) ?? []) {
        if (to === goal) return true
        if (areaOf(to) !== areaOf(goal) || seen.has(to)) continue
        seen.add(to)
        open.push(to)
      }
    return false
  }
  return [...edges].flatMap(([from, all]) =>
    [...all].filter((to) => areaOf(to) === areaOf(from) && reaches(to, from)).map((to) => `${from} -> ${to}`),
  )
}

const edges = edgesOf(new Map(sources.map((file) => [file, readFileSync(file, 'utf8')])))

describe('areas', () => {
  it('are all in the order', () => {
    const there = new Set(files.map((file) => file.split('/')[1]))
    expect([...there].toSorted()).toEqual(order.toSorted())
  })

  it('know the areas before them, and modules of one area do not know each other both ways', () => {
    expect([...againstOrder(edges), ...circles(edges)]).toEqual([])
  })

  it('an import against the order and a circle are found, types and lazy imports too', () => {
    const seeded = edgesOf(
      new Map([
        ['modules/homes/a/web/x.ts', "import type { P } from '#modules/parcels/packages/contract.ts'"],
        ['modules/parcels/a/web/x.ts', "const b = () => import('#modules/parcels/b/web/public.ts')"],
        ['modules/parcels/b/server/y.ts', "import { c } from '#modules/parcels/c/server/public.ts'"],
        ['modules/parcels/c/server/z.ts', "import { a } from '#modules/parcels/a/server/public.ts'"],
      ]),
    )
    expect(againstOrder(seeded)).toEqual(['homes/a -> parcels/packages'])
    expect(circles(seeded)).toEqual([
      'parcels/a -> parcels/b',
      'parcels/b -> parcels/c',
      'parcels/c -> parcels/a',
    ])
  })

  it('have a number each, which stands in the codes of its problems', () => {
    const numbers = order.map((area) => {
      const page = readFileSync(`modules/${area}/README.md`, 'utf8')
      return [area, /codes of problems is (\d\d):/.exec(page)?.[1]] as const
    })
    const byArea = new Map(numbers)
    expect(new Set(byArea.values()).size).toBe(order.length)
    expect(numbers.filter(([, number]) => !number)).toEqual([])
    const foreign = sources.flatMap((file) => {
      const [, area = ''] = place.exec(file) ?? []
      const codes = [...readFileSync(file, 'utf8').matchAll(/\bproblem\(\s*\d{3}_(\d\d)_\d{3}\b/g)]
      return codes.filter(([, number]) => number !== byArea.get(area)).map(([code]) => `${file}: ${code}`)
    })
    expect(foreign).toEqual([])
  })

  it('have a page of at most 15 lines each, which names every noun', () => {
    const wrong = order.filter((area) => {
      const page = readFileSync(`modules/${area}/README.md`, 'utf8')
      const nouns = new Set(
        files.filter((file) => place.exec(file)?.[1] === area).map((file) => file.split('/')[2]),
      )
      return (
        page.trimEnd().split('\n').length > 15 || [...nouns].some((noun) => !page.includes(`\n    ${noun} `))
      )
    })
    expect(wrong).toEqual([])
  })
})
