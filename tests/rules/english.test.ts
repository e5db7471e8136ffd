import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { serviceNames, visitorExit } from '#modules/communities/services.ts'
import { actWords } from '#modules/audit/words-of-acts.ts'
import { fieldWords } from '#modules/audit/words-of-fields.ts'
import { moduleWords, targetWords } from '#modules/audit/words-of-things.ts'
import { valueWords } from '#modules/audit/words-of-values.ts'
import { permissionWords } from '#modules/permissions/permission-words.ts'
import { identities, transportKinds } from '#modules/residents/shapes.ts'
import {
  changeLanguage,
  dataText,
  declaredText,
  paperText,
  problemText,
  startTexts,
  text,
} from '#platform/web/i18n/texts.ts'
import { spokenFaults } from '#platform/web/calls/faults.ts'
import { frameTexts } from '#platform/web/frame/texts.ts'
import { english, problems } from '#apps/web/english.ts'
import { texts } from '#apps/web/modules.ts'

const han = /\p{Script=Han}/u
/** English texts that show Chinese on purpose. */
const withChinese: Record<string, string> = {
  'noticesPage:textsHelp': 'the codes that stand in the Chinese texts of notices',
}

const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'modules', 'platform'], {
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

const keys = Object.entries(english).flatMap(([namespace, words]) =>
  Object.entries(words).map(([key, sentence]) => ({ name: `${namespace}:${key}`, namespace, key, sentence })),
)
const raw = (namespace: string, key: string) => text(namespace, key, { skipInterpolation: 1 })
const values = (sentence: string) =>
  [...new Set([...sentence.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name))].sort()

beforeAll(async () => {
  startTexts({ 'zh-TW': { ...texts['zh-TW'], frame: frameTexts } }, ['zh-TW'])
  const chinese = sources.filter(({ file }) => /web\/.*texts\.ts$/.test(file) && !file.includes('/i18n/'))
  await Promise.all(chinese.map(({ file }) => import(/* @vite-ignore */ `../../${file}`)))
})

describe('English (R044, R045)', () => {
  it('says every key that is there in Chinese, and no other', () => {
    expect(keys.length).toBeGreaterThan(2500)
    expect(
      keys
        .filter(({ namespace, key }) => raw(namespace, key) === key && !/^\W*$/.test(key))
        .map(({ name }) => name),
    ).toEqual([])
  })

  it('takes the same values as the Chinese sentence', () => {
    const differing = keys.filter(
      ({ namespace, key, sentence }) => `${values(raw(namespace, key))}` !== `${values(sentence)}`,
    )
    expect(differing.map(({ name }) => name)).toEqual([])
  })

  it('holds no Chinese character, but where it shows Chinese on purpose', () => {
    expect(keys.filter(({ sentence }) => han.test(sentence)).map(({ name }) => name)).toEqual(
      Object.keys(withChinese),
    )
    expect(Object.values(problems).filter((sentence) => han.test(sentence))).toEqual([])
  })

  it('has a sentence for the code of every problem in the sources', () => {
    const codes = sources.flatMap(({ text: source }) =>
      [...source.matchAll(/\bproblem\(\s*([45]\d{5}|[45]\d\d_\d{3})\b/g)].map(([, code]) =>
        Number(code?.replace('_', '')),
      ),
    )
    expect(codes.length).toBeGreaterThan(300)
    expect([...new Set(codes)].filter((code) => !problems[code])).toEqual([])
  })

  it('says services, permissions, identities, vehicles and the words of the audit', async () => {
    await changeLanguage('en')
    const byKey = (namespace: string, words: Readonly<Record<string, string>>) =>
      Object.entries(words).map(([key, chinese]) => [namespace, key, chinese] as const)
    const byId = (namespace: string, list: readonly { id: number; name: string }[]) =>
      list.map(({ id, name }) => [namespace, id, name] as const)
    const all = [
      ...byKey('services', serviceNames),
      ['services', visitorExit.id, visitorExit.display] as const,
      ...byKey('permissionWords', permissionWords),
      ...byKey('acts', actWords),
      ...byKey('auditTargets', targetWords),
      ...byKey('auditModules', moduleWords),
      ...byKey('auditFields', fieldWords),
      ...byKey('auditValues', valueWords),
      ...byId('identities', identities),
      ...byId('transportKinds', transportKinds),
    ]
    const missing = all.filter(([namespace, key, chinese]) => han.test(dataText(namespace, key, chinese)))
    expect(missing).toEqual([])
  })

  it('says what modules declare on the server: retention, personal data, exports, pushes', async () => {
    await changeLanguage('en')
    const declared = sources
      .filter(({ file }) => /server\/((audit-)?retention|personal-data|pushes|exports)\.ts$/.test(file))
      .flatMap(({ file, text: source }) =>
        [
          ...source.matchAll(
            file.endsWith('exports.ts')
              ? /kind: \w+,\s*title: '([^']*)'/g
              : file.endsWith('pushes.ts')
                ? /\blabel:\s*'([^']*)'/g
                : /\b(?:title|words):\s*'([^']*)'/g,
          ),
        ].map(([, words = '']) => words),
      )
    expect(declared.length).toBeGreaterThan(50)
    expect(declared.filter((words) => han.test(declaredText(words)))).toEqual([])
  })

  it('says what contracts say of single fields, with their numbers', async () => {
    await changeLanguage('en')
    const faults = sources
      .filter(({ file }) => file.startsWith('platform/contract/') || !/\/(web|server)\//.test(file))
      .flatMap(({ text: source }) =>
        [...source.matchAll(/\berror:\s*['`]([^'`]+)['`]/g)].map(([, words]) => words),
      )
      .map((words = '') => words.replace(/\$\{\w+\}/g, '30'))
    expect(faults.length).toBeGreaterThan(25)
    expect(faults.filter((fault) => spokenFaults([`Name：${fault}`]) === '')).toEqual([])
    expect(spokenFaults(['Name：最多 50 個字', 'Time：時間請寫成 22:00'])).toBe(
      'Name: at most 50 characters; Time: write the time as 22:00',
    )
    expect(spokenFaults(['Name：請填寫', '這一句沒有英文'])).toBe('')
    await changeLanguage('zh-TW')
    expect(spokenFaults(['Name：請填寫'])).toBe('Name：請填寫')
  })

  it('speaks of problems on the page, and prints Chinese for residents', async () => {
    await changeLanguage('en')
    expect(problemText(404000, '找不到')).toMatch(/not found/)
    expect(problemText(401101, '帳號或密碼不正確，還可以再試 4 次。')).toBe(
      'Account or password is wrong. Tries left: 4.',
    )
    expect(problemText(499999, '不知道')).toBe('不知道')
    expect(text('platform', 'markLegal')).toBe('Legal')
    expect(paperText('platform', 'markLegal')).toBe('公文')
    await changeLanguage('zh-TW')
    expect(problemText(404000, '找不到')).toBe('找不到')
  })
})
