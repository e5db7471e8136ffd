import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { declared } from '#apps/server/modules.ts'

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.css'], {
  encoding: 'utf8',
})
  .trim()
  .split('\n')
const ours = files.filter((f) => /^(apps|modules|platform|database|gateways)\//.test(f))
const code = ours.filter((f) => /\.tsx?$/.test(f) && !/\.test\.tsx?$/.test(f))
const read = (file: string) => readFileSync(file, 'utf8')
const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
const han = /\p{Script=Han}/u

describe('sources', () => {
  it('components hold keys, not text (i18n)', () => {
    const components = code.filter(
      (f) => /^(platform|modules)\/.*web\/.*\.tsx$/.test(f) || /^apps\/web\/(?!gallery).*\.tsx$/.test(f),
    )
    expect(components.length).toBeGreaterThan(10)
    expect(components.filter((f) => han.test(withoutComments(read(f))))).toEqual([])
  })

  it('what a query brought is drawn by Loaded or a list: no module puts its skeleton and its fault together by itself', () => {
    const components = code.filter((f) => /^modules\/.*\.tsx$/.test(f))
    expect(components.length).toBeGreaterThan(100)
    expect(components.filter((f) => /<ErrorState/.test(read(f)) && /<SkeletonRows/.test(read(f)))).toEqual([])
  })

  it('what the whole page knows is a sharedState; only what was closed in another tab hears the browser too', () => {
    const stores = code.filter((f) => f.startsWith('modules/') && /new Set<\(\) => void>/.test(read(f)))
    expect(stores).toEqual(['modules/communities/broadcasts/web/closed-store.ts'])
  })

  it('components and style sheets read no hex colour: colours come from tokens', () => {
    const looks = ours.filter(
      (f) => /^(modules|platform|apps)\/.*\.(tsx|css)$/.test(f) && !/gallery|look\/tokens/.test(f),
    )
    expect(
      looks.filter((f) =>
        /#[0-9a-f]{3}([0-9a-f]{3})?\b(?!\w)/i.test(
          withoutComments(read(f)).replace(/['"]#(platform|modules|apps|database)[^'"]*['"]/g, ''),
        ),
      ),
    ).toEqual([])
  })

  it('a path of the specification stands in a contract and nowhere else', () => {
    const paths = declared.contracts.flatMap(({ calls }) =>
      Object.values(calls).map((c) => c.path.split('/{')[0] ?? ''),
    )
    const outside = code.filter(
      (f) =>
        !f.endsWith('contract.ts') &&
        !/^platform\/(server\/socket|web\/live\/live|web\/calls\/access-token)\.ts$/.test(f),
    )
    const repeated = outside.filter((f) => {
      const text = withoutComments(read(f))
      return paths.some((path) => text.includes(`'${path}`) || text.includes(`\`${path}`))
    })
    expect(repeated).toEqual([])
  })

  it('a code of a problem belongs to one module', () => {
    const owners = new Map<string, Set<string>>()
    for (const file of code) {
      const [, owner] = /^(modules\/[^/]+\/[^/]+|platform)\//.exec(file) ?? []
      // What a page says of several calls has no code of its own.
      if (!owner || file.includes('/web/')) continue
      for (const [, number = ''] of read(file).matchAll(/\bproblem\(\s*([\d_]{6,})/g))
        owners.set(number, (owners.get(number) ?? new Set()).add(owner))
    }
    expect(owners.size).toBeGreaterThan(100)
    expect([...owners].filter(([, of]) => of.size > 1).map(([number, of]) => [number, ...of])).toEqual([])
  })

  it('only the platform touches the community of a connection and the pools', () => {
    const modules = code.filter((f) => f.startsWith('modules/'))
    const forbidden = /set_config|\.transaction\(|new (pg\.)?Pool|from 'pg'/
    expect(modules.filter((f) => forbidden.test(withoutComments(read(f))))).toEqual([])
  })

  it('no code keeps a note to itself or skips a test', () => {
    const notes = /\b(TODO|FIXME|XXX|HACK)\b|\.(skip|only)\(/
    expect(files.filter((f) => f !== 'tests/rules/sources.test.ts' && notes.test(read(f)))).toEqual([])
  })

  it('every suppression has a reason on its line', () => {
    const lines = code.flatMap((f) =>
      read(f)
        .split('\n')
        .map((line) => ({ f, line })),
    )
    const bare = lines.filter(
      ({ line }) =>
        /oxlint-disable|biome-ignore|@ts-(ignore|expect-error)/.test(line) && !/(--|:) \w.{8,}/.test(line),
    )
    expect(bare).toEqual([])
  })
})
