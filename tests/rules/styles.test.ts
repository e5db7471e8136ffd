import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const files = (...patterns: string[]) =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...patterns], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .filter((file) => !file.includes('.test.'))
const textsOf = (list: readonly string[]) => new Map(list.map((file) => [file, readFileSync(file, 'utf8')]))

const ownerOf = (file: string) => /^modules\/([\w-]+\/[\w-]+)\//.exec(file)?.[1] ?? 'platform'

/** Which modules have rules for each class; those of the platform, which everybody may use, are absent. */
function ownersOf(styles: ReadonlyMap<string, string>): Map<string, Set<string>> {
  const owners = new Map<string, Set<string>>()
  const everybodys = new Set<string>()
  for (const [file, text] of styles) {
    const selectors = text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/\{[^{}]*\}/g, '{}')
    for (const [, name = ''] of selectors.matchAll(/\.([a-z][\w-]*)/gi)) {
      if (ownerOf(file) === 'platform') everybodys.add(name)
      owners.set(name, (owners.get(name) ?? new Set()).add(ownerOf(file)))
    }
  }
  return new Map([...owners].filter(([name]) => !everybodys.has(name)))
}

/** Classes for which two modules have rules. */
const ofSeveral = (owners: Map<string, Set<string>>) =>
  [...owners].filter(([, of]) => of.size > 1).map(([name, of]) => `${name}: ${[...of].toSorted().join(', ')}`)

/** What a component calls classes: every word of a `className`, and every word with a hyphen in a text of its code. */
function classesIn(text: string): Set<string> {
  const named = [...text.matchAll(/className=(?:"([^"]*)"|\{`([^`]*)`\})/g)].map(
    ([, a = '', b = '']) => a + b,
  )
  const said = [...text.matchAll(/['"`]([^'"`\n]*)['"`]/g)].map(([, words = '']) => words)
  const words = (texts: string[]) => texts.flatMap((text) => text.split(/[^\w-]+/))
  return new Set([...words(named), ...words(said).filter((word) => word.includes('-'))])
}

/** Classes that a component uses although only another module has rules for them. */
function borrowed(owners: Map<string, Set<string>>, components: ReadonlyMap<string, string>): string[] {
  return [...components].flatMap(([file, text]) =>
    [...classesIn(text)]
      .filter((name) => owners.get(name)?.has(ownerOf(file)) === false)
      .map((name) => `${file}: ${name}`),
  )
}

describe('styles', () => {
  const styles = textsOf(files('modules/*.css', 'platform/*.css', 'apps/*.css'))
  const components = textsOf(files('modules/*.tsx', 'platform/*.tsx', 'apps/*.tsx'))

  it('of a class are of one module, or of the platform', () => {
    expect(ownersOf(styles).size).toBeGreaterThan(400)
    expect(ofSeveral(ownersOf(styles))).toEqual([])
  })

  it('are used where they are: no module draws with the classes of another one', () => {
    expect(borrowed(ownersOf(styles), components)).toEqual([])
  })

  it('of two modules, and borrowed ones, are found', () => {
    const owners = ownersOf(
      new Map([
        ['platform/web/look/a.css', '.lb-a { color: red }'],
        ['modules/homes/b/web/b.css', '/* .no */ .lb-a .b-row, .b-head { margin: 0.5em }'],
        ['modules/homes/c/web/c.css', '@media (max-width: 767px) { .b-row > .c { color: blue } }'],
      ]),
    )
    expect(ofSeveral(owners)).toEqual(['b-row: homes/b, homes/c'])
    const drawn = (code: string) => borrowed(owners, new Map([['modules/homes/c/web/C.tsx', code]]))
    expect(drawn('<p className="lb-a c b-head" />')).toEqual(['modules/homes/c/web/C.tsx: b-head'])
    expect(drawn("<p className={is ? 'b-head' : 'c'} />")).toHaveLength(1)
    expect(drawn('<p className={`c b-head-${kind} b-head`} />')).toHaveLength(1)
  })
})
