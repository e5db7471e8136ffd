import { describe, expect, it } from 'vitest'
import { platformWords } from '#platform/contract/platform-words.ts'
import { type ModuleWords, moduleWords, type Said } from '#platform/contract/words.ts'
import type { Context } from '#platform/server/context.ts'
import { areas } from '#apps/server/areas.ts'
import { declared } from '#apps/server/modules.ts'
import { words as ofPages } from '#apps/web/words.ts'

const modules = Object.values(areas).flat()
const all: readonly ModuleWords[] = [platformWords, ...modules.flatMap((module) => module.words ?? [])]
const parts = ['modules', 'acts', 'targets', 'fields', 'values', 'permissions'] as const
const han = /\p{Script=Han}/u

const everyWord: [code: string, word: Said][] = [
  ...parts.flatMap((part) => Object.entries(declared.words[part])),
  ...Object.entries(declared.words.permissionGroups).map(([code, { title }]): [string, Said] => [
    code,
    title,
  ]),
  ...[declared.words.sheets, declared.words.pushes].flatMap((some) => Object.entries(some)),
  ...[declared.words.retentions, declared.words.holdings].flatMap((some) =>
    Object.entries(some).flatMap(([code, { title, words }]): [string, Said][] => [
      [code, title],
      [code, words],
    ]),
  ),
]

describe('the words of modules', () => {
  it('are the same in files and on pages', () => {
    expect(ofPages).toEqual(declared.words)
  })

  it('are in both languages', () => {
    expect(everyWord.length).toBeGreaterThan(850)
    expect(everyWord.filter(([, [chinese, english]]) => !chinese || !english || han.test(english))).toEqual(
      [],
    )
    expect(Object.values(declared.words.faults).filter((english) => !english || han.test(english))).toEqual(
      [],
    )
  })

  it('are said once: no code has its word in two modules', () => {
    const codes = all.flatMap(({ permissionGroup: _, ...one }) =>
      Object.entries(one).flatMap(([part, some]) => Object.keys(some).map((code) => `${part}: ${code}`)),
    )
    expect(codes.filter((code, at) => codes.indexOf(code) !== at)).toEqual([])
  })

  it('say what every act belongs to', () => {
    const { acts, modules: names } = declared.words
    expect(Object.keys(acts).filter((act) => !names[act.split('.')[0] ?? ''])).toEqual([])
  })

  it('are a type: an act, a target or a field without a word does not compile', () => {
    const entries: unknown[] = []
    const context: Pick<Context, 'audit'> = { audit: (entry) => void entries.push(entry) }
    context.audit({ action: 'packages.handOver', target: 'package', after: { packages: [{ note: '' }] } })
    // @ts-expect-error -- this act has no word
    context.audit({ action: 'packages.handOverAgain' })
    // @ts-expect-error -- this target has no word
    context.audit({ action: 'packages.handOver', target: 'cupboard' })
    // @ts-expect-error -- this field has no word
    context.audit({ action: 'packages.handOver', before: { cupboard: 1 } })
    // @ts-expect-error -- nor has this one, deeper
    context.audit({ action: 'packages.handOver', after: { packages: [{ cupboard: 1 }] } })
    // @ts-expect-error -- one language is not enough
    moduleWords({ acts: { 'cupboards.open': ['打開'] } })
    expect(entries).toHaveLength(5)
  })
})
