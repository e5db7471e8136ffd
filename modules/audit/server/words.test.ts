import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { actWords } from '../words-of-acts.ts'
import { fieldWords } from '../words-of-fields.ts'
import { moduleWords, targetWords } from '../words-of-things.ts'

const root = new URL('../../../', import.meta.url).pathname

/** The sources of the server that write into an audit, without tests. */
const sources = readdirSync(`${root}modules`, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\/server\/[^/]+\.ts$/.test(file) && !file.endsWith('.test.ts'))
  .map((file) => ({ file, text: readFileSync(`${root}modules/${file}`, 'utf8') }))

/** The acts that the sources put together from parts: the file and what it makes. */
const made: Record<string, readonly string[]> = {
  'cash/server/ledger.ts': ['cash.in', 'cash.payCourier', 'cash.return', 'cash.reverse', 'cash.adjust'],
  'household-imports/server/apply-file.ts': ['householdImports.stale', 'householdImports.refused'],
  'broadcasts/server/console-audit.ts': ['draft', 'correct', 'publish', 'withdraw'].map(
    (act) => `operator.${act}Broadcast`,
  ),
  'operator/server/accounts.ts': ['suspendAccount', 'resumeAccount', 'unlockAccount', 'endSessions'].map(
    (act) => `operator.${act}`,
  ),
  'package-settings/server/entries.ts': ['add', 'change', 'retire', 'restore', 'reorder'].map(
    (act) => `packageSettings.${act}`,
  ),
  'visitor-bans/server/bans.ts': ['visitorBans.add', 'visitorBans.change', 'visitorBans.lift'],
  'visitor-loans/server/lendables.ts': ['visitorLoans.addLendable', 'visitorLoans.changeLendable'],
  'visitor-settings/server/entries.ts': ['visitorSettings.add', 'visitorSettings.change'],
}

const actPattern = /'([a-z][A-Za-z]+\.[a-z][A-Za-z]+)'/g
const literalsOf = (text: string) => [...text.matchAll(actPattern)].map(([, name]) => name ?? '')

/** Every act that the sources name: behind `action:`, in a map of actions, or given to a function that audits. */
const named = sources.flatMap(({ text }) => [
  ...[...text.matchAll(/\baction:\s*[^\n]*(?:\n\s+[?:][^\n]*)*/g)].flatMap(([line]) => literalsOf(line)),
  ...[...text.matchAll(/const actions[^=]*=\s*\{[^}]*\}/g)].flatMap(([map]) => literalsOf(map)),
  ...[...text.matchAll(/\bsay\(context, '[^']+'/g)].flatMap(([call]) => literalsOf(call)),
])

describe('the words of the audit', () => {
  it('no act of the product lacks a word in Chinese, nor does its module', () => {
    const acts = [...new Set([...named, ...Object.values(made).flat()])]
    expect(acts.length).toBeGreaterThan(120)
    expect(acts.filter((act) => !actWords[act]).sort()).toEqual([])
    const modules = [...new Set(acts.map((act) => act.split('.')[0] ?? ''))]
    expect(modules.filter((name) => !moduleWords[name]).sort()).toEqual([])
  })

  it('acts that are put together from parts are known here, file by file', () => {
    const found = sources.filter(({ text }) => /\baction: `[^`]*\$\{/.test(text)).map(({ file }) => file)
    expect(found.sort()).toEqual(Object.keys(made).sort())
  })

  it('nothing that an act is done to lacks a word', () => {
    const targets = sources.flatMap(({ text }) =>
      [...text.matchAll(/\baction:[^}]*?\btarget: '(\w+)'/g)].map(([, name]) => name ?? ''),
    )
    expect([...new Set(targets)].filter((name) => !targetWords[name]).sort()).toEqual([])
  })

  it('no field that a row names before and after lacks a word', () => {
    const fields = sources
      .filter(({ text }) => /\baudit\(/.test(text))
      .flatMap(({ text }) => [...text.matchAll(/\b(?:before|after)(?::| =) \{([^{}]*)\}/g)])
      .flatMap(([, inner = '']) => inner.split(','))
      .flatMap((part) => /^\s*([a-z]\w*)\s*(?::|$)/.exec(part)?.[1] ?? [])
    expect(fields.length).toBeGreaterThan(80)
    expect([...new Set(fields)].filter((name) => !fieldWords[name]).sort()).toEqual([])
  })
})
