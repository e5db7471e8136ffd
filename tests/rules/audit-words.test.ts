import { describe, expect, it } from 'vitest'
import { auditSpeaker } from '#modules/keeping/audit/audit-speaker.ts'
import { folders } from '#modules/keeping/files/contract.ts'
import { newId } from '#platform/contract/new-id.ts'
import { identities, transportKinds } from '#modules/homes/residents/shapes.ts'
import { endings } from '#modules/visitors/visitor-announcements/server/tables.ts'
import { arrivals, departures } from '#modules/visitors/visits/shapes.ts'
import { declared } from '#apps/server/modules.ts'
import { choicesOf } from '../setup/schemas.ts'

/** Fields of writing calls whose choice is no fact afterwards, so that no row of the audit has it. */
const unwritten: Record<string, string> = {
  purpose: 'what a code by SMS is for',
  onOther: 'how a card of another household is dealt with',
  list: 'which list an entry stands in; the row says the target',
  denomination: 'the number of the coin or note itself',
  layout: 'how a file of a bank is read; the row says the name of the format',
  encoding: 'likewise',
  separator: 'likewise',
  meaning: 'likewise',
}
/** Fields that rows name otherwise than calls. */
const writtenAs: Record<string, string> = { how: 'endedHow', seenCategory: 'category' }

const lacking = (pairs: readonly { field: string; value: string }[]) =>
  [...new Set(pairs.map(({ field, value }) => `${field}.${value}`))].filter(
    (key) => !declared.words.values[key],
  )
const under = (field: string, values: readonly (string | number)[]) =>
  values.map((value) => ({ field, value: String(value) }))

describe('the words of the audit', () => {
  it('no id stands in a row: of ids it is said how many there are', () => {
    const { value } = auditSpeaker((part, code) => declared.words[part][code]?.[0])
    const [one, other] = [newId(), newId()]
    expect(value('residentId', one)).toBe('1 筆')
    expect(value('residentIds', [one, '王建民', other].join('、'))).toBe('王建民、2 筆')
  })

  it('nor does the name under which a file is kept: it is said what it shows, and when it came', () => {
    const { value } = auditSpeaker((part, code) => declared.words[part][code]?.[0])
    expect(
      folders.map((folder) => value('path', `${folder}/2026/11/24/105210796-69104c40ce43bbb2be.png`)),
    ).toEqual(
      [
        '簽名',
        '訪客照片',
        '包裹照片',
        '住戶照片',
        '收支憑證',
        '看板照片',
        '資產照片',
        '投票附件',
        '公告圖片',
      ].map((what) => `${what} 2026/11/24 10:52`),
    )
  })

  it('what an export may be narrowed by has a word, and so has each of its choices', () => {
    const named = declared.sheets.flatMap(({ kind }) => Object.keys(kind.query.shape))
    expect(named.length).toBeGreaterThan(30)
    const { fields } = declared.words
    expect(named.filter((name) => !fields[`query.${name}`] && !fields[name])).toEqual([])
    const choices = declared.sheets.flatMap(({ kind }) => choicesOf(kind.query))
    expect(lacking(choices.filter(({ value }) => value))).toEqual([])
  })

  it('what is held of a person is counted in words', () => {
    const names = declared.personalData.flatMap(({ name }) => name.split('.'))
    expect(names.filter((name) => !declared.words.fields[name])).toEqual([])
  })

  it('no choice that somebody writes down stays a code: each value of each such field has a word', () => {
    const written = declared.contracts
      .flatMap(({ calls }) => Object.values(calls))
      .filter((call) => call.method !== 'GET')
      .flatMap((call) => choicesOf(call.takes))
      .filter(({ field, value }) => value !== '' && !unwritten[field])
      .map(({ field, value }) => ({ field: writtenAs[field] ?? field, value }))
    expect(written.length).toBeGreaterThan(60)
    expect(lacking(written)).toEqual([])
  })

  it('nor does what the server itself says of arrivals, departures, notices at the door and exports', () => {
    expect(
      lacking([
        ...under('how', [...arrivals, ...departures]),
        ...under('endedHow', endings),
        ...under(
          'kind',
          declared.sheets.map((sheet) => sheet.kind.name),
        ),
      ]),
    ).toEqual([])
  })

  it('what is declared is called as words have it: rules of retention, what is held, exports, notifications', () => {
    const { retentions, holdings, sheets, pushes } = declared.words
    const all = [
      ...declared.retentions.flatMap(({ name, title, words }) => [
        [title, retentions[name]?.title[0]],
        [words, retentions[name]?.words[0]],
      ]),
      ...declared.personalData.flatMap(({ name, title, words }) => [
        [title, holdings[name]?.title[0]],
        [words, holdings[name]?.words[0]],
      ]),
      ...declared.sheets.map(({ kind, title }) => [title, sheets[kind.name]?.[0]]),
      ...declared.pushes.map(({ event, label }) => [label, pushes[event.name]?.[0]]),
    ]
    expect(all.length).toBeGreaterThan(70)
    expect(all.filter(([said, word]) => said !== word)).toEqual([])
  })

  it('identities and vehicles are called as residents have them', () => {
    const all = [
      ...identities.map(({ id, name }) => [`identityId.${id}`, name] as const),
      ...transportKinds.map(({ id, name }) => [`type.${id}`, name] as const),
    ]
    expect(all.filter(([key, name]) => declared.words.values[key]?.[0] !== name)).toEqual([])
  })
})
