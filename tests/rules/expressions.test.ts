import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { parseAst } from 'vite'
import { beforeAll, expect, it } from 'vitest'
import { labelPatterns } from '#modules/homes/households/server/label-match.ts'
import { processorTime } from '../setup/processor-time.ts'

interface Expression {
  place: string
  pattern: string
  flags: string
}
/** What is made at run time: each is named here with why nothing of it can run away. */
const made = new Map([
  ['apps/server/page-links.ts', 'a path of our own routes; each part is [^/]+'],
  ['apps/web/page-links.ts', 'names in our own sources, while building'],
  ['modules/homes/households/server/label-match.ts', 'checked below for fragments as people type them'],
  ['bin/new-module.mjs', 'a name of our own migrations, while developing'],
])

/** What reads our own sources alone, at the build or while developing. */
const ofBuild =
  /^(bin\/|apps\/web\/(vite\.config|chunk-time-out|packed|page-links|pieces|start-links|without-json-schema)\.ts)/

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.mjs'], {
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((file) => /^(apps|modules|platform|database|bin)\//.test(file) && !/\.test\.|\.d\.m?ts$/.test(file))

/** Every node of a parsed file. */
function* nodesOf(value: unknown): Generator<Record<string, unknown>> {
  if (!value || typeof value !== 'object') return
  if (!Array.isArray(value)) yield value as Record<string, unknown>
  for (const inside of Object.values(value)) yield* nodesOf(inside)
}

function expressionsIn(file: string): { written: Expression[]; makes: boolean } {
  const text = readFileSync(file, 'utf8')
  const written: Expression[] = []
  let makes = false
  for (const node of nodesOf(parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' }))) {
    if (node.type === 'NewExpression' || node.type === 'CallExpression')
      makes ||= (node.callee as { name?: string }).name === 'RegExp'
    const regex = node.regex as { pattern: string; flags: string } | undefined
    if (node.type !== 'Literal' || !regex) continue
    const line = text.slice(0, Number(node.start)).split('\n').length
    written.push({ place: `${file}:${line}`, ...regex })
  }
  return { written, makes }
}

let recheck: typeof import('recheck')
beforeAll(() => {
  // The analyser's own JavaScript: no Java and no program of one machine, the same answer everywhere.
  process.env['RECHECK_BACKEND'] = 'pure'
  recheck = createRequire(import.meta.url)('recheck')
})

/** Every stage of the analysis has one of its own, which would break it off in the middle and call what it had by then a fault. */
const byNoClock = {
  timeout: 300_000,
  seedingTimeout: 100_000,
  incubationTimeout: 100_000,
  attackTimeout: 100_000,
}

/** Whether matching a long text takes time in proportion to its length, as far as analysis can say. */
function faultOf({ place, pattern, flags }: Expression): string | undefined {
  // By no clock that a busy machine reaches: the same answer everywhere.
  const found = recheck.checkSync(pattern, flags, { ...byNoClock, randomSeed: 1 })
  if (found.status === 'safe') return undefined
  const why = found.status === 'vulnerable' ? found.complexity.summary : 'unknown'
  return `${place} /${pattern}/${flags} ${why}`
}

it('The analyser finds what it is asked for, and the expressions that stopped everybody once', () => {
  for (const pattern of ['^(a+)+$', '"[^"]*"|\\[[^\\]]*\\]|\\\\.|_.', '\\(.*?\\)', '\\s*\\n\\s*', '#.*$'])
    expect(faultOf({ place: '', pattern, flags: '' }), pattern).toMatch(/polynomial|exponential/)
  expect(faultOf({ place: '', pattern: '^[a-z]+(-[a-z]+)*$', flags: '' })).toBeUndefined()
})

/** What the product writes, each once, by the folder of its place: modules/parcels. */
const written = new Map<string, Map<string, Expression>>()
for (const file of files.filter((item) => !ofBuild.test(item))) {
  const folder = file.split('/').slice(0, 2).join('/')
  const inFolder = written.get(folder) ?? new Map<string, Expression>()
  for (const expression of expressionsIn(file).written)
    inFolder.set(`/${expression.pattern}/${expression.flags}`, expression)
  if (inFolder.size > 0) written.set(folder, inFolder)
}

it.each([...written])(
  'No regular expression of %s takes more than a time in proportion to what it reads',
  (_, expressions) => {
    expect([...expressions.values()].flatMap((item) => faultOf(item) ?? [])).toEqual([])
  },
  600_000,
)

it('The expressions of the whole product are looked at', () => {
  expect(new Set([...written.values()].flatMap((inFolder) => [...inFolder.keys()])).size).toBeGreaterThan(200)
})

it('Expressions are made at run time where it is known that they cannot run away, and nowhere else', () => {
  expect(files.filter((file) => expressionsIn(file).makes).sort()).toEqual([...made.keys()].sort())
})

it.each(['A12-3', 'A棟-12F-3', '1F2F3F', 'ffffffff', '12 3 號', '之之1之2層F'])(
  'What %s is looked for by takes no longer than a label allows',
  (fragment) => {
    const { exact = '', whole = '', part = '' } = labelPatterns(fragment) ?? {}
    const label = `${fragment}${'F層 '.repeat(2000)}x`
    for (const pattern of [exact, whole, part]) {
      expect(processorTime(() => void new RegExp(pattern, 'u').test(label))).toBeLessThan(2000)
    }
  },
)
